import type { ReactNode } from 'react';
import * as css from './docs.css.ts';
import { inText } from './text.css.ts';

/** A table within a text: what is in the first column decides what stands in the others. */
export function Table({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <div className={`sb-unstyled ${inText}`}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], index) => (
            // Written once in the text, and never moved.
            <tr key={index}>
              <th scope="row">{first}</th>
              {others.map((other, place) => (
                <td key={place}>{other}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
