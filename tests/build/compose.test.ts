import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment } from '#server/settings/config.ts';
import { textOf } from '../docs/documents.ts';

const settings = Object.keys(environment.shape);

interface Service {
  image: string;
  build?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(textOf('compose.yaml')) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };

  test('compose.yaml contains the shop, PostgreSQL and storage, each image with an exact version', () => {
    expect(Object.keys(services)).toEqual(['shop', 'postgres', 'storage', 'bucket']);
    const foreign = Object.values(services).filter(({ build }) => build === undefined);
    expect(foreign.filter(({ image }) => !/:v?\d[\w.-]*$/u.test(image))).toEqual([]);
  });

  test('compose.yaml depends only on services and mounts only volumes that exist', () => {
    const all = Object.values(services);
    const waits = all.flatMap(({ depends_on: on = {} }) => Object.entries(on));
    const isThere = ([name, { condition }]: (typeof waits)[0]) =>
      services[name] !== undefined &&
      (condition !== 'service_healthy' || services[name].healthcheck !== undefined);
    expect(waits.filter((wait) => !isThere(wait))).toEqual([]);
    const mounts = all.flatMap(({ volumes: own = [] }) => own.map((mount) => mount.split(':')[0]));
    expect(new Set(Object.keys(volumes))).toEqual(new Set(mounts));
  });

  test('compose.yaml sets only variables that the shop reads, to valid values', () => {
    const given = Object.entries(services['shop']?.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+:-([^}]*)\}/gu, '$1'),
    ]);
    expect(settings).toEqual(expect.arrayContaining(given.map(([name]) => name)));
    const filled = Object.fromEntries(given.filter(([, value]) => value !== '')) as object;
    expect(environment.safeParse(filled).error).toBeUndefined();
  });
});
