/** What one address says of itself in its document, in the place of the template's own title and description. */
export interface PageHead {
  status: 200 | 404;
  /** Finished markup: its texts are escaped. */
  markup: string;
}

/** A text inside an attribute or an element, whatever a person typed. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\0', '');
