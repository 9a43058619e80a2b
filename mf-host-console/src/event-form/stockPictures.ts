/** Included pictures that any event may use, by subject. */
export const stockPictures: readonly { address: string; label: string }[] = [
  'Around the globe',
  'Bright idea',
  'Code all night',
  'Friendly robot',
  'Green shoots',
  'Lift off',
  'On the lectern',
  'Open microphone',
  'Rising figures',
  'Stack of books',
  'Video circle',
].map((label) => ({ address: `/images/events/${label.toLowerCase().replaceAll(' ', '-')}.svg`, label }));
