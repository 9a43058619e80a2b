import { escapeHtml } from '../mail/toHtml';

interface Content {
  content?: Record<string, { schema: object }>;
}

interface Operation extends Record<string, unknown> {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
}

interface Description {
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation>>;
}

export const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none; }
details { border-top: 1px solid GrayText; padding: 0.5rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th, td { text-align: start; padding: 0.2rem 1rem 0.2rem 0; vertical-align: top; }
pre { overflow-x: auto; padding: 0.5rem; border: 1px solid GrayText; }
`;

const AUDIENCES: Readonly<Record<string, string>> = {
  public: 'anybody',
  account: 'who is logged in',
  user: 'participants',
  host: 'hosts',
  door: 'hosts and helpers at the door',
};

/** Renders the API as one page: calls by group with callers, parameters, body and replies. */
export function renderDocumentationPage(given: object): string {
  const { info, paths } = given as Description;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = [...new Set(calls.flatMap(({ operation }) => operation.tags))];
  const sections = groups.map((group) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(group));
    return `<section><h2 id="${escapeHtml(group)}">${escapeHtml(group)}</h2>${own.map(renderCall).join('')}</section>`;
  });
  const links = groups.map((group) => `<li><a href="#${escapeHtml(group)}">${escapeHtml(group)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}: calls of the API</title>
<style>${STYLES}</style>
</head>
<body>
<h1>${escapeHtml(info.title)}: calls of the API</h1>
<p>${escapeHtml(info.description)} For programs: <a href="/openapi.json">/openapi.json</a></p>
<nav aria-label="Groups"><ul>${links.join('')}</ul></nav>
<main>${sections.join('')}</main>
</body>
</html>
`;
}

interface DescribedCall {
  path: string;
  method: string;
  operation: Operation;
}

function renderCall({ path, method, operation }: DescribedCall): string {
  const access = String(operation['x-access']);
  const rule = String(operation['x-object-rule']);
  const body = operation.requestBody?.content;
  const replies = Object.entries(operation.responses).map(([status, { content, $ref }]) =>
    $ref === undefined ? renderContent(`Reply ${status}`, content) : refusalHtml,
  );
  return `<details id="${escapeHtml(operation.operationId)}">
<summary><strong>${escapeHtml(method)}</strong> <code>${escapeHtml(path)}</code>, for ${escapeHtml(AUDIENCES[access] ?? access)}</summary>
<p>${escapeHtml(operation.operationId)}${rule === 'none' ? '' : `; object rule: ${escapeHtml(rule)}`}</p>
${renderParameters(operation.parameters)}
${body === undefined ? '' : renderContent('Body', body)}
${replies.join('\n')}
</details>`;
}

const refusalHtml =
  '<p>Refused: <code>{"status": "ERROR", "code", "message", "errors"?}</code> with a status of 400 or more.</p>';

function renderParameters(parameters: Operation['parameters']): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}${required ? '' : ', optional'}</td>` +
      `<td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const renderContent = (title: string, content: Content['content']): string =>
  Object.entries(content ?? {})
    .map(
      ([type, { schema }]) =>
        `<h3>${escapeHtml(title)} (${escapeHtml(type)})</h3><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`,
    )
    .join('');
