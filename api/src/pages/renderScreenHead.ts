import { links, type RegisteredScreen } from '@marquee/shared-contracts';
import { escapeMarkup } from './PageHead';
import { renderPreviewCard } from './renderPreviewCard';
import { getPreviewPicture } from './PreviewPicture';

/** The head of a screen's document: its title in the shell, and a preview card. */
export function renderScreenHead(
  { path, title }: RegisteredScreen,
  description: string,
  origin: string,
): string {
  const named = path === links.home() ? title : `${title} · Marquee`;
  // Only addresses without parameters get a canonical link.
  const address = path.includes(':') ? {} : { address: new URL(path, origin).href };
  const picture = getPreviewPicture('/images/default-event.svg');
  const card = { title: named, description, picture, alt: 'A stage with its curtain drawn back', ...address };
  return [`<title>${escapeMarkup(named)}</title>`, ...renderPreviewCard(card, origin)].join('\n    ');
}
