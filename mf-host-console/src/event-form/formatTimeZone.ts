const labels = new Map<string, string>();

/** Formats a zone with its present offset: "Asia/Kolkata (UTC+5:30)". */
export function formatTimeZone(zone: string): string {
  const known = labels.get(zone);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts();
  const offset =
    parts
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT+0', 'GMT')
      .replace('GMT', 'UTC') ?? '';
  const label = zone === offset ? zone : `${zone.replaceAll('_', ' ')} (${offset})`;
  labels.set(zone, label);
  return label;
}

/** States the zone of a form's times; India's by its usual name. */
export const formatTimesNote = (zone: string): string =>
  `All times are in ${zone === 'Asia/Kolkata' ? 'India time (IST)' : formatTimeZone(zone)}.`;

/** The browser's zone, by today's name of India's zone. */
export function getOwnTimeZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'Asia/Calcutta' ? 'Asia/Kolkata' : zone;
}
