/** Downloads a text, or the bytes of a call, as a file; `type` is the media type. */
export function saveFile({
  name,
  ...content
}: { name: string } & ({ type: string; text: string } | { content: Blob })): void {
  const address = URL.createObjectURL(
    'content' in content ? content.content : new Blob([content.text], { type: content.type }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
