import { tabStorage } from './deviceStorage';

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * What was typed into a form, kept over going back and reloading, for this tab only and until a log-out. Names hold the
 * id of the account or the thing that the form is about. Never a password.
 */
export const formDraft = {
  /** The given values, with what was kept in their place; only what is of the same kind, since an earlier release may have kept it. */
  restore: <Values extends object>(name: string, initial: Values): Values => {
    const kept = parsed(tabStorage.read(name) ?? '');
    const fits = ([field, value]: [string, unknown]) =>
      field in initial && typeof value === typeof Reflect.get(initial, field);
    const fitting = typeof kept === 'object' && kept !== null ? Object.entries(kept).filter(fits) : [];
    return { ...initial, ...Object.fromEntries(fitting) };
  },
  save: (name: string, values: object): void => tabStorage.set(name, JSON.stringify(values)),
  remove: (name: string): void => tabStorage.remove(name),
};
