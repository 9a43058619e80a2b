import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { findComponent } from '../findComponent';
import type { ReleaseLog } from '../ReleaseLog';
import { parseReleaseId } from '../releaseId';
import { CircuitOpenError } from './createCircuitBreakerPlugin';

/** Prints the error and what to do about it, by code that only failures load. */
async function warn(id: string, error: unknown): Promise<void> {
  const code = await import('../explainLoadError').catch(() => undefined);
  console.warn(error, code?.explainLoadError(id, error) ?? '');
}

function describeExports(exposed: unknown, wanted: string): string {
  const names = Object.keys((exposed ?? {}) as object);
  if (names.includes(wanted)) return `exports a ${wanted} that is no component.`;
  return `exports no ${wanted} (found: ${names.join(', ') || 'nothing'})`;
}

/** Logs loads and failures by release, in the console too; `onFailed` runs after a failure, as a newer release may exist. */
export function createReportPlugin(log: ReleaseLog, onFailed: () => void): ModuleFederationRuntimePlugin {
  const startTimes = new Map<string, number>();
  return {
    name: 'report',
    beforeRequest(args) {
      startTimes.set(args.id, performance.now());
      return args;
    },
    onLoad({ id, remote, expose, exposeModule }) {
      // The contracts of another major expose doors.
      if (/^\.\/[A-Z]/.test(expose) && !findComponent(exposeModule, expose)) {
        throw new Error(
          `${remote.name}: ${expose} ${describeExports(exposeModule, expose.replace('./', ''))}`,
        );
      }
      log.loaded(parseReleaseId(remote.name), performance.now() - (startTimes.get(id) ?? 0));
    },
    async errorLoadRemote({ lifecycle, remote, error }) {
      if (lifecycle !== 'onLoad' || !remote || error instanceof CircuitOpenError) return;
      void warn(remote.name, error);
      log.failed(parseReleaseId(remote.name), error);
      onFailed();
    },
  };
}
