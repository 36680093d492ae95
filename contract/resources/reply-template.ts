import { resource } from '../resource.ts';
import { line, lines } from '../shapes.ts';

const body = () => lines(2000).meta({ isLong: true });

/** Texts that staff insert into replies to customers. */
export const replyTemplate = resource({
  name: 'replyTemplate',
  plural: 'replyTemplates',
  table: 'reply_template',
  permission: 'inbox.answer',
  entityId: 6102,
  screen: { group: 'work', within: 'inbox' },
  labels: {
    one: ['Reply template', 'គំរូចម្លើយ'],
    many: ['Reply templates', 'គំរូចម្លើយ'],
    newOne: ['New template', 'គំរូចម្លើយថ្មី'],
    none: [
      'No templates yet. Add texts that you often write to customers.',
      'មិនទាន់មានគំរូចម្លើយទេ។ បន្ថែមអត្ថបទដែលអ្នកសរសេរញឹកញាប់។',
    ],
    findHint: ['Name or text', 'ឈ្មោះ ឬអត្ថបទ'],
  },
  title: 'name',
  unique: 'name',
  fields: {
    name: { shape: line(80).min(1, 'missing'), label: ['Name', 'ឈ្មោះ'], blank: '' },
    /** `{name}` becomes the customer's name. */
    bodyEn: { shape: body(), label: ['Text in English', 'អត្ថបទភាសាអង់គ្លេស'], blank: '' },
    bodyKm: { shape: body(), label: ['Text in Khmer', 'អត្ថបទភាសាខ្មែរ'], blank: '' },
  },
  list: { columns: ['bodyEn', 'bodyKm'], find: ['name', 'bodyEn', 'bodyKm'], sort: 'name' },
  mayCreate: true,
  mayRemove: true,
  auditGroup: 'settings',
  invalidates: [],
});
