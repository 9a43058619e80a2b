import { tabStorage } from './deviceStorage';

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Form input that survives going back and reloading, in this tab until logout. Names include the id of an account or
 * event. Never store a password here.
 */
export const formDraft = {
  /**
   * Merges the stored draft into the initial values. Fields of another type, perhaps from an earlier release, are
   * ignored.
   */
  restore: <Values extends object>(name: string, initial: Values): Values => {
    const draft = parseJson(tabStorage.read(name) ?? '');
    const isValid = ([field, value]: [string, unknown]) =>
      field in initial && typeof value === typeof Reflect.get(initial, field);
    const fitting = typeof draft === 'object' && draft !== null ? Object.entries(draft).filter(isValid) : [];
    return { ...initial, ...Object.fromEntries(fitting) };
  },
  save: (name: string, values: object): void => tabStorage.set(name, JSON.stringify(values)),
  remove: (name: string): void => tabStorage.remove(name),
};
