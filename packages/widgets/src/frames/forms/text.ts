/** What a text field holds, as the API takes it: trimmed, and null where nothing was typed. */
export const textOrNull = (text: string): string | null => text.trim() || null;
