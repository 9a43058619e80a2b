import { execa, type Options } from 'execa';

/** A child process that runs until it is stopped, at the latest by the end of this process. */
export interface RunningProcess {
  /** The match of the ready pattern in the output; rejects with the output if the process ends before. */
  ready: Promise<RegExpExecArray>;
  hasEnded: () => boolean;
  /** Sends the signal and resolves to the exit code, or to null if a signal ended the process. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

interface ProcessOptions extends Options {
  /** The output that shows that the process is ready. */
  readyPattern: RegExp;
}

/** Characters of output that an error quotes. */
const QUOTED_CHARACTERS = 20_000;

/** Starts `program`, whose first word is the file; the options are those of execa. */
export function startProcess(
  [file = '', ...args]: readonly string[],
  { readyPattern, ...options }: ProcessOptions,
): RunningProcess {
  const child = execa(file, args, {
    stdin: 'ignore',
    ...options,
    all: true,
    // A server's log is endless, and a forced kill would hide that a process ignores its signal.
    buffer: false,
    reject: false,
    forceKillAfterDelay: false,
  });
  let output = '';
  const ready = new Promise<RegExpExecArray>((resolve, reject) => {
    child.all.on('data', (part: Buffer) => {
      output = `${output}${part.toString()}`.slice(-QUOTED_CHARACTERS);
      const match = readyPattern.exec(output);
      if (match !== null) resolve(match);
    });
    void child.then(({ shortMessage = 'The process ended.' }) =>
      reject(new Error(output === '' ? shortMessage : output)),
    );
  });
  return {
    ready,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async (signal) => {
      child.kill(signal);
      return (await child).exitCode ?? null;
    },
  };
}
