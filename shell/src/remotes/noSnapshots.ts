/**
 * Replaces `plugins/snapshot/SnapshotHandler` of the federation runtime, which reads manifests; releases here have
 * none. The runtime still needs its hooks.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = (): object => ({});
