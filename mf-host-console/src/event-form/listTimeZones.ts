const DEFAULT_ZONE = 'Asia/Kolkata';
/** The older name of the same zone, which some browsers list in its place. */
const LEGACY_ZONE = 'Asia/Calcutta';

/** The zones to choose from: India's first, then the device's own, then all by name; never without the chosen one. */
export function listTimeZones(chosen: string): string[] {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const all = Intl.supportedValuesOf('timeZone');
  const zones = new Set([DEFAULT_ZONE, own === LEGACY_ZONE ? DEFAULT_ZONE : own, 'UTC', chosen, ...all]);
  zones.delete(LEGACY_ZONE);
  return [...zones];
}
