const written = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:([ap])\.?\s*m\.?)?$/i;

/** Reads a time of day as people write it, with twelve hours or with twenty-four: "2:30 pm", "2:30 p. m.", "14.30", "1430"; null where it says none. */
export function readTime(text: string): string | null {
  const [, digits, minutes, half] = written.exec(text.trim()) ?? [];
  // An hour alone may be of the morning or of the afternoon.
  if (digits === undefined || (minutes ?? half) === undefined) return null;
  const hour = half === undefined ? Number(digits) : ofTwelve(Number(digits), half.toLowerCase() === 'p');
  return hour === null || hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

const ofTwelve = (hour: number, isAfternoon: boolean) =>
  hour < 1 || hour > 12 ? null : (hour % 12) + (isAfternoon ? 12 : 0);
