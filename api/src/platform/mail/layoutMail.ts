import { escapeHtml, toHtml } from './toHtml';

/** The parts of every mail. */
export interface MailParts {
  text: string;
  /** The main link, with its whole address; a button in HTML. */
  action?: { label: string; url: string } | undefined;
  /** Whether the mail shows a ticket, which the transport attaches. */
  hasTicket?: boolean;
  /** A link for the end of the mail. */
  footer?: { label: string; url: string } | undefined;
}

// Mail programs ignore style sheets, so every element has its style.
const STYLES = {
  page: 'margin:0;padding:24px 16px;background:#f4f1ee',
  card:
    'max-width:560px;margin:0 auto;padding:24px;border-top:4px solid #c2371e;border-radius:8px;background:#ffffff;' +
    'color:#221a17;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
  brand: 'margin:0 0 16px;color:#a22c17;font-weight:700;font-size:18px',
  footer: 'max-width:560px;margin:16px auto 0;font:14px/1.5 system-ui,sans-serif;text-align:center',
  footerLink: 'color:#5b4f4a',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#c2371e;color:#ffffff;' +
    'font-weight:700;text-decoration:none',
};

/** The content id of the attached picture (RFC 2392). */
export const TICKET_CID = 'ticket@marquee';

const TICKET =
  `\n<p><img src="cid:${TICKET_CID}" width="296" height="296" alt="Your ticket: a QR code" ` +
  'style="max-width:100%;height:auto"></p>';

/** The one look of all mails: text, and HTML with the brand, the paragraphs and the main link as a button. */
export function layoutMail({ text, action, hasTicket = false, footer }: MailParts): {
  text: string;
  html: string;
} {
  const button = action === undefined ? '' : `\n<p>${renderButton(action)}</p>`;
  return {
    text: [text, ...[action, footer].flatMap((link) => (link ? [`${link.label}:\n${link.url}`] : []))].join(
      '\n\n',
    ),
    html:
      '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"></head>' +
      `<body style="${STYLES.page}"><div style="${STYLES.card}"><p style="${STYLES.brand}">Marquee</p>\n` +
      `${toHtml(text)}${hasTicket ? TICKET : ''}${button}</div>${footer === undefined ? '' : renderFooter(footer)}</body></html>`,
  };
}

const renderButton = ({ label, url }: { label: string; url: string }): string =>
  `<a href="${escapeHtml(url)}" style="${STYLES.button}">${escapeHtml(label)}</a>`;

const renderFooter = ({ label, url }: { label: string; url: string }): string =>
  `<p style="${STYLES.footer}"><a href="${escapeHtml(url)}" style="${STYLES.footerLink}">${escapeHtml(label)}</a></p>`;
