type Explain = (id: string, found: string[]) => string;

const explanations: [pattern: RegExp, explain: Explain][] = [
  [
    /#RUNTIME-001/,
    (id) =>
      `The entry of ${id} ran, but set no global "${id}". Set \`name\` and \`library.name\` of ModuleFederationPlugin to it in webpack.config.js; createFederationOptions does.`,
  ],
  [
    /import statement|Unexpected token 'export'|'import\.meta'/,
    (id) =>
      `The entry of ${id} is an ES module, but pages load it as a script. Set \`library.type\` of ModuleFederationPlugin to "window" in webpack.config.js.`,
  ],
  [
    /#RUNTIME-012[^]*"shareKey":"([^"]+)"/,
    (id, [name = '']) =>
      `${id} expects ${name} from the shell, which does not share it. Remove it from \`shared\` in webpack.config.js, so that the remote brings its own, or add it to scripts/src/webpack/sharedModules.ts.`,
  ],
  [
    /Version (\S+) from \S+ of shared singleton module (\S+) does not satisfy the requirement of \S+ which needs ([^)]+)\)/,
    (id, [version = '', name = '', range = '']) =>
      `${id} expects ${name} ${range}; the shell has ${version}. Install that version in the remote, or release a shell with the other one.`,
  ],
  [
    /#RUNTIME-014|does not exist in container/,
    (id) =>
      `${id} does not expose a module that its remote.json names. Add it to \`exposes\` in webpack.config.js.`,
  ],
];

/** Explains an error of the federation runtime: what it expected, what it found, and where to mend it. */
export function explainLoadError(id: string, error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : String(error);
  for (const [pattern, explain] of explanations) {
    const match = pattern.exec(message);
    if (match) return explain(id, match.slice(1));
  }
  return undefined;
}
