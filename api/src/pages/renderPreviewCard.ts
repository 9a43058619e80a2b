import { escapeMarkup } from './PageHead';
import type { PreviewPicture } from './PreviewPicture';

/** The contents of a link's preview in chats and networks. */
export interface PreviewCard {
  title: string;
  description: string;
  /** An absolute address; omitted where the requested address is canonical. */
  address?: string;
  picture: PreviewPicture;
  /** Alternative text of the picture. */
  alt: string;
}

const renderMetaTags = (
  attribute: 'name' | 'property',
  entries: Record<string, string | undefined>,
): string[] =>
  Object.entries(entries).flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`],
  );

/** The description of a page and its preview card (Open Graph, Twitter), as one element each. */
export function renderPreviewCard(card: PreviewCard, origin: string): string[] {
  const { title, description, address, picture, alt } = card;
  const pictureAddress = new URL(picture.path, origin).href;
  return [
    ...renderMetaTags('name', { description }),
    ...renderMetaTags('property', {
      'og:site_name': 'Marquee',
      'og:type': 'website',
      'og:locale': 'en_US',
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': pictureAddress,
      'og:image:type': picture.type,
      'og:image:width': String(picture.width),
      'og:image:height': String(picture.height),
      'og:image:alt': alt,
    }),
    ...renderMetaTags('name', {
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': pictureAddress,
    }),
  ];
}
