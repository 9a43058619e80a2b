export type JsonSchema = { [key: string]: unknown };

/** A call with the JSON Schemas of its inputs and its reply. */
export interface ContractCall {
  method: string;
  path: string;
  access: string;
  object: string;
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
  reply: JsonSchema;
}

/** `contract.json` of a release of the contracts: calls and exports as data. */
export interface Contract {
  version: string;
  calls: Record<string, ContractCall>;
  /** The exports of each door, such as "ui Button", with their TypeScript declarations. */
  names: Record<string, string>;
  /** The schema of `remote.json` without its descriptions; older contracts lack it. */
  remote?: JsonSchema;
}
