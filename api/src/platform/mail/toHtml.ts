const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML (C11). */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Addresses of web pages, in escaped text; a full stop after an address ends the sentence. */
const ADDRESS = /https?:\/\/[^\s<>]*[^\s<>.,;:!?)]/g;

const toLinks = (escaped: string): string =>
  escaped.replace(ADDRESS, (address) => `<a href="${address}">${address}</a>`);

/** A mail's text as HTML: paragraphs, line breaks and links. */
export const toHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${toLinks(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
