import { form } from './field-rules.ts';

export const stockNoticeForm = form({ Email: { label: 'email', kind: 'email', max: 150 } });
