/** The global registry of symbols, because two majors of the contracts have no module in common. */
const key = Symbol.for('marquee.singletons');

/**
 * Returns the page's only instance of this name. The first copy of the contracts creates it, so that two majors share
 * one session (RL-40).
 */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const page = globalThis as { [key]?: Record<string, unknown> };
  const singletons = (page[key] ??= {});
  return (singletons[name] ??= create()) as Value;
}
