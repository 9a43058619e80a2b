import type { ApiTables } from './apiTables';

const marks = (name: 'calls' | 'texts') => ({
  begin: `<!-- ${name}: written by npm run tables -->`,
  end: `<!-- end of ${name} -->`,
});

/** The readme with both tables between their marks. */
export function tablesInReadme(readme: string, { calls, texts }: ApiTables): string {
  return placed(placed(readme, 'calls', calls), 'texts', texts);
}

function placed(readme: string, name: 'calls' | 'texts', table: string): string {
  const { begin, end } = marks(name);
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`api/README.md lacks the marks of its ${name}.`);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}
