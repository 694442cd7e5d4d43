/** Formats a list as indented lines of some width, broken only between its items. */
export function wrapped(items: readonly string[], separator: string, indent: string, width: number): string {
  const lines: string[] = [];
  items.forEach((item, index) => {
    const text = index < items.length - 1 ? item + separator : item;
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${text}`.length <= width) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(indent + text);
  });
  return lines.join('\n');
}

export const indented = (text: string, indent: string): string => text.replace(/^/gm, indent);
