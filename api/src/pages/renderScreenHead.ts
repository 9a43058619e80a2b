import type { RegisteredScreen } from '@marquee/shared-contracts';
import { escapeMarkup } from './PageHead';
import { renderPreviewCard } from './renderPreviewCard';
import { getPreviewPicture } from './PreviewPicture';

/** The head of a screen's document: the title that the shell will give it, and a card for whoever gets its link. */
export function renderScreenHead(
  { path, title }: RegisteredScreen,
  description: string,
  origin: string,
): string {
  const named = path === '/' ? title : `${title} · Marquee`;
  // An address with parameters is the link itself: a card for each would be a page of its own for each.
  const address = path.includes(':') ? {} : { address: new URL(path, origin).href };
  const picture = getPreviewPicture('/images/default-event.svg');
  const card = { title: named, description, picture, alt: 'A stage with its curtain drawn back', ...address };
  return [`<title>${escapeMarkup(named)}</title>`, ...renderPreviewCard(card, origin)].join('\n    ');
}
