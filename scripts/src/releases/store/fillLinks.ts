import { screenPaths } from '@marquee/shared-contracts';

/** Replaces the names of screens in a document, such as `{{login}}`, by their paths. @throws if a screen does not exist */
export function fillLinks(template: string): string {
  const paths = new Map<string, string>(Object.entries(screenPaths));
  return template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
    const path = paths.get(name);
    if (path === undefined)
      throw new Error(`The document links to ${name}, but no remote.json has such a link.`);
    return path;
  });
}
