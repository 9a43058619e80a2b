/** Another process uses the data directory. */
export class DataDirectoryInUse extends Error {
  constructor(folder: string) {
    super(
      `Another Marquee is running on the data directory ${folder}. Stop it, or set DATA_DIR to another directory.`,
    );
    this.name = 'FolderInUse';
  }
}
