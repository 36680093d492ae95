export * from './calls.ts';
export * from './client.ts';
