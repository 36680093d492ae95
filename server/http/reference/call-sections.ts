import { escapeHtml } from '../../mail/phrase.ts';
import { type DescribedCall, type DescribedWebhook, type Description, schemaName } from './description.ts';
import { fieldList, withCode } from './field-lists.ts';

export type ReferenceTexts = Readonly<
  Record<'request' | 'response' | 'refusals' | 'example' | 'required' | 'loginNeeded' | 'noLogin', string>
>;

/** Renders a call: what it does, its fields, refusals and an example. */
export function callSection(
  path: string,
  call: DescribedCall,
  { components: { schemas }, 'x-messages': sentences }: Description,
  texts: ReferenceTexts,
): string {
  const { operationId: name, description, security } = call;
  const context = { schemas, required: texts.required };
  const id = schemaName(call);
  const [about = '', more = ''] = description.split('\n\n');
  const request = fieldList(schemas[`${id}Request`] ?? {}, context);
  const response = fieldList(schemas[`${id}Response`] ?? {}, context);
  const isList = schemas[`${id}Response`]?.items !== undefined;
  const answer = response === '<dl></dl>' ? '<p>Nothing.</p>' : response;
  const refusals = Object.entries(call['x-refusals']).flatMap(([status, codes]) =>
    codes.map(
      (code) =>
        `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(sentences[code] ?? '')}</td></tr>`,
    ),
  );
  // Calls of API keys name their permission themselves.
  const isOfOffice = path.startsWith('/office/');
  const access = isOfOffice ? '' : security.length > 0 ? texts.loginNeeded : texts.noLogin;
  return `<h1 id="${name}">${name}</h1>
<p>${withCode(about)}</p>
<p><code>POST ${escapeHtml(path)}</code></p>
<p>${access} ${withCode(more)}</p>
<h2>${texts.request}</h2>${request}
<h2>${texts.response}</h2>${isList && response ? '<p>A list of:</p>' : ''}${answer}
${refusals.length > 0 ? `<h2>${texts.refusals}</h2><table><tbody>${refusals.join('')}</tbody></table>` : ''}
${exampleOf(call, texts)}`;
}

/** Renders an event: what it means, the fields of its body and an example. */
export function webhookSection(
  { operationId: name, description, requestBody }: DescribedWebhook,
  { components: { schemas } }: Pick<Description, 'components'>,
  { request, example, required }: ReferenceTexts,
): string {
  const { schema, example: body } = requestBody.content['application/json'];
  return `<h1 id="${name}">${name}</h1>
<p>${withCode(description)}</p>
<h2>${request}</h2>${fieldList(schema, { schemas, required })}
<h2>${example}</h2><pre tabindex="0"><code>${pretty(body)}</code></pre>`;
}

function exampleOf({ requestBody, responses }: DescribedCall, texts: ReferenceTexts): string {
  const { example: request } = requestBody.content['application/json'];
  const { example: answer } = responses[200].content['application/json'];
  if (request === undefined) return '';
  // Envelopes have their data as JSON text.
  const { data } = answer as { data?: unknown };
  return `<h2>${texts.example}</h2><pre tabindex="0"><code>${pretty(request)}</code></pre><pre tabindex="0"><code>${pretty(typeof data === 'string' ? JSON.parse(data) : data)}</code></pre>`;
}

const pretty = (value: unknown): string => escapeHtml(JSON.stringify(value, null, 2));
