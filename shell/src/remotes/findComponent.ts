import type { ComponentType } from 'react';

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Finds the component of an exposed module: the export named like the module, or the default export. */
export function findComponent(exports: unknown, module: string): ComponentType | undefined {
  if (typeof exports !== 'object' || exports === null) return undefined;
  const { [module.replace('./', '')]: named, default: byDefault } = exports as Record<string, unknown>;
  return [named, byDefault].find(isComponent);
}
