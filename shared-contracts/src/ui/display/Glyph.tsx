/** Icon paths on a 24 by 24 grid, stroked in the text colour. */
const PATHS = {
  bell: 'M6 16v-5a6 6 0 0112 0v5l2 2H4zM10 21h4',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.500v.5',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  close: 'M6 6l12 12M18 6L6 18',
  offline: 'M4 9c5-4 11-4 16 0M8 13c2.500-2 5.500-2 8 0M12 17v.5M4 4l16 16',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  up: 'M7 14l5-5 5 5',
  down: 'M7 10l5 5 5-5',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 11a1 1 0 100 2 1 1 0 000-2zM12 11a1 1 0 100 2 1 1 0 000-2zM19 11a1 1 0 100 2 1 1 0 000-2z',
  search: 'M11 4a7 7 0 105 12l4 4M16 16a7 7 0 00-5-12',
  heart: 'M12 20C5 15 3 11.500 3 8.500A4.500 4.500 0 0112 7a4.500 4.500 0 019 1.500c0 3-2 6.500-9 11.500z',
  calendar: 'M4 7h16v13H4zM4 11h16M8 4v4M16 4v4',
  place: 'M12 21c4-5 6-8 6-11a6 6 0 10-12 0c0 3 2 6 6 11zM12 12a2 2 0 100-4 2 2 0 000 4z',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.500 2',
  share: 'M12 15V3M8 6.500L12 3l4 3.500M7 10H5v11h14V10h-2',
  link: 'M10 14a4 4 0 005.700 0l3.500-3.500a4 4 0 00-5.700-5.700L12 6.300M14 10a4 4 0 00-5.700 0l-3.500 3.500a4 4 0 005.700 5.700L12 17.700',
  learn: 'M12 7c-2-2-5-2-9-2v13c4 0 7 0 9 2 2-2 5-2 9-2V5c-4 0-7 0-9 2zM12 7v13',
  award: 'M12 14a5 5 0 100-10 5 5 0 000 10zM9 13.500L7.500 21l4.500-2.500 4.500 2.500-1.500-7.500',
  seat: 'M4 8a2 2 0 002-2h12a2 2 0 002 2v2a2 2 0 000 4v2a2 2 0 00-2 2H6a2 2 0 00-2-2v-2a2 2 0 000-4zM14 6v2M14 11v2M14 16v2',
  people:
    'M9 11a3 3 0 100-6 3 3 0 000 6zM3 20c0-4 2.500-6 6-6s6 2 6 6M16 5a3 3 0 010 6M17 14c2.500.5 4 2.500 4 6',
  quiz: 'M9 9a3 3 0 113.500 3c-.5.2-.5.7-.5 2M12 17.500v.5M4 4h16v16H4z',
  hackathon: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.500 5l-3 14',
  webinar: 'M3 5h18v12H3zM8 21h8M10.500 8.500v5l4-2.500z',
  seminar: 'M4 5h16M6 5v9h12V5M12 14v3M8 21l4-4 4 4',
  other: 'M12 4l2.400 5.200 5.600.7-4.200 3.800 1.200 5.600L12 16.500 7 19.300l1.200-5.600L4 9.900l5.600-.7z',
} as const;

export type GlyphName = keyof typeof PATHS;

/** A decorative icon, hidden from screen readers. */
export function Glyph({ name, isFilled = false }: { name: GlyphName; isFilled?: boolean }) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
