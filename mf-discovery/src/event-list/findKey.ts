/** The key of a value, for example of a select's text. */
export const findKey = <Name extends string>(
  names: Record<Name, unknown>,
  value: unknown,
): Name | undefined => (Object.keys(names) as Name[]).find((name) => names[name] === value);
