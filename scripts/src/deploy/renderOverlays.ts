import { join } from 'node:path';
import { execa } from 'execa';
import type { Figure } from '../bench/Figure';
import { projectAt } from '../checks/Project';
import { createManifestCheck } from './createManifestCheck';
import { KUBERNETES, parseManifests } from './readManifests';

const OVERLAYS = ['staging', 'production'] as const;

/** Renders each overlay by kubectl, where it is installed, and checks the result against the schemas. */
export async function renderOverlays(root: string): Promise<Figure[]> {
  const check = createManifestCheck(projectAt(root));
  return Promise.all(
    OVERLAYS.map(async (overlay) => {
      const name = `kubectl kustomize: documents of ${overlay}`;
      const folder = join(root, KUBERNETES, 'overlays', overlay);
      const { stdout, stderr, failed, code } = await execa('kubectl', ['kustomize', folder], {
        reject: false,
      });
      if (code === 'ENOENT') return { name, value: 'skipped: kubectl is not installed' };
      if (failed) throw new Error(stderr);
      const documents = parseManifests(overlay, stdout);
      const errors = check(documents);
      const value = [`${documents.length} valid`, ...errors].join('; ');
      return { name, value, isMet: errors.length === 0 };
    }),
  );
}
