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
  /** The source file of the declaration; older contracts lack it. */
  file?: string;
}

/** A declaration with its source file and the keys of the declarations that its text names. */
export interface Declaration {
  file: string;
  text: string;
  uses: string[];
}

/** The public interface of one door; keys are `<file>#<name>`. */
export interface Door {
  /** The key of each export; members of a namespace are exports with a dot: "errorCatalogue.EVENT_FULL". */
  exports: Record<string, string>;
  /** All declarations that exports reach, exported or not. */
  declarations: Record<string, Declaration>;
}

/** `contract.json` of a release of the contracts: calls and doors as data. */
export interface Contract {
  version: string;
  /** The programs that wrote `doors`; texts of other versions cannot be compared. */
  writtenBy: string;
  calls: Record<string, ContractCall>;
  /** The body of every error reply. */
  error: JsonSchema;
  /** The doors by name: "contract", "browser", "widgets/notifications". */
  doors: Record<string, Door>;
  /** The props of each slot of the layout, as TypeScript. */
  slots: Record<string, string>;
  /** The schema of `remote.json` without its descriptions. */
  remote: JsonSchema;
}
