import type { RegisteredScreen } from '@marquee/shared-contracts';
import { escaped } from './DocumentHead';
import { previewCard } from './previewCard';
import { previewPicture } from './PreviewPicture';

/** The head of a screen's document: the title that the shell will give it, and a card for whoever gets its link. */
export function screenMarkup({ path, title }: RegisteredScreen, description: string, origin: string): string {
  const named = path === '/' ? title : `${title} · Marquee`;
  // An address with parameters is the link itself: a card for each would be a page of its own for each.
  const address = path.includes(':') ? {} : { address: new URL(path, origin).href };
  const picture = previewPicture('/images/default-event.svg');
  const card = { title: named, description, picture, alt: 'A stage with its curtain drawn back', ...address };
  return [`<title>${escaped(named)}</title>`, ...previewCard(card, origin)].join('\n    ');
}
