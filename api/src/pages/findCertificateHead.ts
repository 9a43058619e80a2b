import { links, parseCertificateCode } from '@marquee/shared-contracts';
import { findByCode, getTitle } from '../features/certificates/queries';
import type { Application } from '../platform/Application';
import { escapeMarkup, type HeadRequest, type PageHead } from './PageHead';
import { getPreviewPicture } from './PreviewPicture';
import { renderPreviewCard } from './renderPreviewCard';

/** Search engines index no certificate: its holder decides who sees it (CE-9). */
const NOINDEX = '<meta name="robots" content="noindex">';

const PLAIN_HEAD = `<title>Certificate · Marquee</title>\n    ${NOINDEX}`;

/** Title and preview card of a valid certificate; a neutral head of one that is not, 404 for unknown codes. */
export async function findCertificateHead(
  { database }: Application,
  { id, origin }: HeadRequest,
): Promise<PageHead> {
  const code = parseCertificateCode(id);
  const found = code === undefined ? undefined : await findByCode(database, code);
  if (found === undefined) return { status: 404, markup: PLAIN_HEAD };
  if (found.state !== 'valid') return { status: 200, markup: PLAIN_HEAD };
  const { design, kind, name, eventTitle, organization } = found;
  const title = `${getTitle(design, kind)}: ${name}`;
  const card = renderPreviewCard(
    {
      title,
      description: `${eventTitle}, an event of ${organization}. See whether this certificate is valid.`,
      address: new URL(links.certificate(found.code), origin).href,
      picture: getPreviewPicture('/images/default-event.svg'),
      alt: 'A stage with its curtain drawn back',
    },
    origin,
  );
  return {
    status: 200,
    markup: [`<title>${escapeMarkup(title)} · Marquee</title>`, NOINDEX, ...card].join('\n    '),
  };
}
