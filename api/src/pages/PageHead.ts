/** Replaces the template's title and description for one address. */
export interface PageHead {
  status: 200 | 404;
  /** Markup with escaped texts. */
  markup: string;
}

/** A page that has a head of its own. */
export interface HeadRequest {
  /** The id or code in the address. */
  id: string;
  inviteKey: string | undefined;
  origin: string;
}

/** Escapes a text for an attribute or an element. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\0', '');
