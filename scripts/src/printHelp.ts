/** Prints the usage and ends the program if its arguments ask for help; a program calls it before it does anything. */
export function printHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
