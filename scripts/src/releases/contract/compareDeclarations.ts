const isOptional = (line: string): boolean => /^\s+(?:readonly )?[\w'.-]+\?:/.test(line);
const isConstructor = (line: string): boolean => /^\s+constructor\(/.test(line);
const getIndent = (line: string): number => line.search(/\S/);

/** Classes and objects of the contracts are created by them alone, so that a new member breaks no user. */
const gainsMembers = (declaration: string): boolean =>
  /^declare (?:(?:abstract )?class |const \w+: \{)/.test(declaration);

/** Returns the line behind the member that starts at `at`. */
function skipMember(lines: string[], at: number): number {
  const first = lines[at] ?? '';
  if (!first.endsWith('{')) return at + 1;
  const end = lines.findIndex((line, index) => index > at && getIndent(line) === getIndent(first));
  return end === -1 ? lines.length : end + 1;
}

/** Whether a declaration only gained members that nobody has to know. */
export function hasOnlyNewMembers(before: string, after: string): boolean {
  const [old, young] = [before.split('\n'), after.split('\n')];
  const isOpen = gainsMembers(before);
  let next = 0;
  let at = 0;
  while (at < young.length) {
    const line = young[at] ?? '';
    const canSkip = isOptional(line) || (isOpen && getIndent(line) === 4 && !isConstructor(line));
    if (line === old[next]) {
      next += 1;
      at += 1;
    } else if (canSkip) at = skipMember(young, at);
    else return false;
  }
  return next === old.length;
}

/** Returns the lines of `text` that `other` lacks. */
export function listOwnLines(text: string, other: string): string[] {
  const left = other.split('\n');
  return text.split('\n').filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
