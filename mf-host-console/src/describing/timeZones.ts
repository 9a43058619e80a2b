const HERE = 'Asia/Kolkata';
/** The older name of the same zone, which some browsers list in its place. */
const FORMER = 'Asia/Calcutta';

/** The zones to choose from: India's first, then the device's own, then all by name; never without the chosen one. */
export function timeZones(chosen: string): string[] {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const all = Intl.supportedValuesOf('timeZone');
  const zones = new Set([HERE, own === FORMER ? HERE : own, 'UTC', chosen, ...all]);
  zones.delete(FORMER);
  return [...zones];
}
