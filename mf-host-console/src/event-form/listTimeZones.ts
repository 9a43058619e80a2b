const DEFAULT_ZONE = 'Asia/Kolkata';
/** Legacy name of Asia/Kolkata, which some browsers list instead. */
const LEGACY_ZONE = 'Asia/Calcutta';

/** Lists the selectable time zones: India, the device's zone, then all by name; always includes the selected zone. */
export function listTimeZones(chosen: string): string[] {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const all = Intl.supportedValuesOf('timeZone');
  const zones = new Set([DEFAULT_ZONE, own === LEGACY_ZONE ? DEFAULT_ZONE : own, 'UTC', chosen, ...all]);
  zones.delete(LEGACY_ZONE);
  return [...zones];
}
