import { saveFile } from './saveFile';

describe('a file to save', () => {
  it('is offered under its name, with its text', async () => {
    const offered: { name: string; file: Blob }[] = [];
    let made = new Blob();
    URL.createObjectURL = (file) => {
      made = file as Blob;
      return 'blob:made';
    };
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      offered.push({ name: this.download, file: made });
      expect(this.href).toBe('blob:made');
    });
    saveFile({ name: 'scores.csv', type: 'text/csv', text: 'name\n' });
    expect(offered.map(({ name, file }) => [name, file.type, file.size])).toEqual([
      ['scores.csv', 'text/csv', 5],
    ]);
  });
});
