import { escapeHtml } from './escapeHtml';

/** A mail's text as HTML: paragraphs and line breaks. */
export const toHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
