import { formatPhone } from '@corredor/core/validation';
import { Avatar } from '@corredor/ui/Avatar';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { type ReactNode, useMemo } from 'react';
import { useFormats } from '../../base/app/index.ts';
import { isSample, SampleMark } from '../records/index.ts';

type Maybe = string | null | undefined;
/** How a column stands in its grid, beyond what it shows. */
type Standing<Row> = Omit<GridColumn<Row>, 'id' | 'header' | 'text'>;

/** How wide a small face is with the space behind it, in pixels. */
const faceWidth = 32;

/** Makes the usual columns of a list, written as the reader writes dates and amounts. */
export function useColumnKit<Row extends object>() {
  const { date, dateTime, money } = useFormats();
  return useMemo(
    () => ({
      /** The column that names the record, and opens it; `faceOf` puts initials before it, for a person or a company, `below` draws something small below it in its row, and `onCard` calls it otherwise where its row is a card. */
      record: (
        header: string,
        text: (row: Row) => string,
        hrefOf: (row: Row) => string,
        {
          faceOf,
          below,
          onCard,
          ...standing
        }: Standing<Row> & {
          id: string;
          faceOf?: (row: Row) => 'person' | 'company';
          below?: (row: Row) => ReactNode;
          onCard?: (row: Row) => string;
        },
      ): GridColumn<Row> => {
        const cellOf = (nameOf: (row: Row) => string) => (row: Row) => {
          const link = (
            <Link tone="strong" href={hrefOf(row)}>
              {nameOf(row)}
            </Link>
          );
          if (!isSample(row) && !faceOf) return link;
          return (
            <Inline gap="xsmall" isWrapping={false}>
              {faceOf && <Avatar name={text(row)} shape={faceOf(row)} size="small" />}
              {/* Within a line of its own it is as high as its words. */}
              <span>{link}</span>
              <SampleMark of={row} isShort={standing.meaning === 'code'} />
            </Inline>
          );
        };
        return {
          header,
          sortKey: standing.id,
          meaning: 'name',
          isPrimary: true,
          hideable: false,
          card: 'title',
          text,
          beside: faceOf && faceWidth,
          cell: below
            ? (row) => (
                <Stack gap="none">
                  {cellOf(text)(row)}
                  {below(row)}
                </Stack>
              )
            : cellOf(text),
          cardCell: onCard ? cellOf(onCard) : below && cellOf(text),
          ...standing,
        };
      },
      /** Words as they are; nothing where there are none. */
      text: (id: string, header: string, read: (row: Row) => Maybe, standing: Standing<Row>): GridColumn<Row> => ({
        id,
        header,
        meaning: 'text',
        text: (row) => read(row) ?? '',
        ...standing,
      }),
      /** A number to be called. */
      phone: (header: string, read: (row: Row) => Maybe, standing: Standing<Row>): GridColumn<Row> => ({
        id: 'phone',
        header,
        meaning: 'phone',
        card: 'fact',
        text: (row) => read(row) ?? '',
        cell: (row) => linkTo('tel', read(row), formatPhone),
        ...standing,
      }),
      /** An address to be written to. */
      email: (header: string, read: (row: Row) => Maybe, standing: Standing<Row>): GridColumn<Row> => ({
        id: 'email',
        header,
        meaning: 'address',
        card: 'fact',
        text: (row) => read(row) ?? '',
        cell: (row) => linkTo('mailto', read(row), breakAtSign),
        ...standing,
      }),
      /** A day, which stays a day in a sheet. */
      date: (id: string, header: string, read: (row: Row) => Maybe, standing: Standing<Row>): GridColumn<Row> => ({
        id,
        header,
        meaning: 'date',
        text: (row) => date(read(row)),
        sheet: { type: 'date', value: read },
        ...standing,
      }),
      /** A moment by the clock of the brokerage, such as the last change. */
      moment: (id: string, header: string, read: (row: Row) => Maybe): GridColumn<Row> => ({
        id,
        header,
        sortKey: id,
        meaning: 'moment',
        priority: 9,
        card: 'hidden',
        text: (row) => dateTime(read(row)),
        sheet: { type: 'moment', value: read },
      }),
      /** An amount: as it is in a sheet, so that it can be added up. */
      money: (
        id: string,
        header: string,
        read: (row: Row) => string | null,
        { currencyOf, ...standing }: Standing<Row> & { currencyOf?: (row: Row) => string },
      ): GridColumn<Row> => ({
        id,
        header,
        align: 'end',
        meaning: 'money',
        text: (row) => read(row) ?? '',
        sheet: { type: 'money', value: read },
        cell: (row) => money(read(row), currencyOf?.(row)),
        ...standing,
      }),
    }),
    [date, dateTime, money],
  );
}

/** An address, which goes on in the next line behind its sign only. */
export const breakAtSign = (address: string) => {
  const [local, domain] = address.split('@');
  return domain === undefined ? (
    address
  ) : (
    <>
      {local}@<wbr />
      {domain}
    </>
  );
};

const linkTo = (scheme: 'tel' | 'mailto', value: Maybe, write: (text: string) => ReactNode) =>
  value && (
    <Link tone="quiet" href={`${scheme}:${value}`}>
      {write(value)}
    </Link>
  );
