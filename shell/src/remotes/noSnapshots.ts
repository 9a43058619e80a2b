/**
 * Stands in for `plugins/snapshot/SnapshotHandler` of the federation runtime (`shellConfiguration`), which reads manifests: no
 * release here has one. The rest asks it only for hooks, and of a remote that is registered a second time.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = (): object => ({});
