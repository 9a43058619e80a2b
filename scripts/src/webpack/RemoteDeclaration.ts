import { type Audience, type SlotName, SLOTS } from '@marquee/shared-contracts';
import { readFileSync } from 'node:fs';

export interface ScreenDeclaration {
  path: string;
  module: string;
  file: string;
  access: Audience;
  title: string;
  /** Public GET calls the screen starts with; `:name` is filled from the path. */
  preload?: string[];
  /** File of the component that is prerendered into the document. */
  frame?: string;
}

/** A slot of the layout, and the component that this remote puts there. */
export interface SlotDeclaration {
  slot: SlotName;
  module: string;
  file: string;
  access: Audience;
}

/** A remote's `remote.json`: its screens, redirects and slots. */
export interface RemoteDeclaration {
  name: string;
  title: string;
  screens: ScreenDeclaration[];
  redirects: { from: string; to: string }[];
  slots: SlotDeclaration[];
}

const audiences: readonly string[] = ['public', 'visitor', 'account', 'user', 'host'];

function problems(declaration: RemoteDeclaration): string[] {
  const parts = [...declaration.screens, ...declaration.slots];
  return [
    ...parts
      .filter((part) => !audiences.includes(part.access))
      .map((part) => `${part.module}: access ${part.access}`),
    ...parts
      .filter((part) => !/^\.\/[A-Z]\w*$/.test(part.module))
      .map((part) => `${part.module}: not "./Name"`),
    ...declaration.slots
      .filter(({ slot }) => !SLOTS.includes(slot))
      .map(({ slot }) => `the frame has no slot ${slot}`),
    ...declaration.screens
      .filter((screen) => !screen.path.startsWith('/'))
      .map((screen) => `path ${screen.path}`),
    ...declaration.screens
      .filter(({ frame = './Frame.tsx' }) => !/^\.\/(.+\/)?[A-Z]\w*\.tsx$/.test(frame))
      .map(({ frame }) => `${frame}: not the file of a component`),
    ...declaration.screens
      .filter((screen) => screen.access !== 'public' && (screen.preload ?? []).length > 0)
      .map((screen) => `${screen.path}: only public calls can be preloaded, and only for a public screen`),
  ];
}

/** Reads and checks a `remote.json`; throws a sentence that names the file and every wrong row. */
export function readDeclaration(file: string): RemoteDeclaration {
  const declaration = JSON.parse(readFileSync(file, 'utf8')) as RemoteDeclaration;
  const found = problems(declaration);
  if (found.length > 0) throw new Error(`${file} is wrong: ${found.join('; ')}`);
  return declaration;
}
