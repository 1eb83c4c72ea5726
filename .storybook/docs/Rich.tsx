/** Text in which `code` stands between backticks. */
export function Rich({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    // Every second part stood between two backticks; parts never move.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
