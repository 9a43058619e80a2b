import type { PageRegistry } from '@marquee/shared-contracts';
import { computeIntegrity } from '../webpack/ReleaseFilesPlugin';
import { getDevelopedPath } from './getDevelopedPath';

/**
 * Before the shell: the hook in which react-dom announces itself, for the refresh runtime that comes later with the
 * remote; and the remote of this tab, as `?mf=` would keep it.
 */
const renderFirstScript = (override: string): string => `
var renderers = new Map();
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers: renderers,
  supportsFiber: true,
  inject: function (renderer) { renderers.set(renderers.size + 1, renderer); return renderers.size; },
  onScheduleFiberRoot: function () {},
  onCommitFiberRoot: function () {},
  onCommitFiberUnmount: function () {},
};
sessionStorage.setItem('marquee.override', ${JSON.stringify(override)});
`;

const shellScript = /<script src="\/shell\/[^>]*><\/script>/g;
const registryText = /(?<=<script type="application\/json" id="registry">)[^<]*/;

/** The styles follow the released styles, which the document has inline, so that edited rules win. */
const developmentShell = `<link rel="stylesheet" href="${getDevelopedPath('shell')}main.css"><script src="${getDevelopedPath('shell')}main.js" defer data-shell></script>`;

interface Developed {
  /** `shell` or a remote. */
  name: string;
  origin: string;
  /** Whether the server has a development shell; otherwise the released shell stays. */
  hasShell: boolean;
}

/** Replaces the released shell by the development shell, behind the text `before`. */
function replaceShell(html: string, before: string): string {
  return html.replace(shellScript, '').replace('</head>', () => `${before}${developmentShell}</head>`);
}

/** Renders a released document with the development shell and, if a remote is developed, with that remote. */
export function renderDevelopmentDocument(html: string, { name, origin, hasShell }: Developed) {
  if (name === 'shell') return { html: replaceShell(html, ''), hash: undefined };
  const script = renderFirstScript(`${name}@${origin}${getDevelopedPath(name)}`);
  const hints = new RegExp(`<link rel="preload"[^>]*href="/${name}/[^>]*>`, 'g');
  const allowOverrides = (json: string): string =>
    JSON.stringify({ ...(JSON.parse(json) as PageRegistry), overrides: [origin] }).replaceAll('<', '\\u003c');
  const text = html.replace(hints, '').replace(registryText, allowOverrides);
  const first = `<script>${script}</script>`;
  return {
    html: hasShell ? replaceShell(text, first) : text.replace('<head>', () => `<head>${first}`),
    hash: computeIntegrity(script),
  };
}

/** The content policy of the released document, with the inline script's hash added. */
export const relaxPolicy = (policy: string, hash: string | undefined): string =>
  hash === undefined ? policy : policy.replace("script-src 'self'", `script-src 'self' '${hash}'`);
