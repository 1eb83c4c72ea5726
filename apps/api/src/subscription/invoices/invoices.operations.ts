import { Readable } from 'node:stream';
import type { Operations } from '../../server/request/operations.ts';
import { notFound } from '../../server/request/problems.ts';
import { FileReply, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { invoicePdf } from './invoicePdf.ts';
import { fileNameOf, findInvoice } from './invoices.store.ts';

/** Invoices for the plan; the PDF is drawn from what was frozen, so that it is the same for ever. */
export const invoiceOperations = ({ trx, caller }: Scope, { brand }: { brand: string }) =>
  ({
    getInvoicePdf: async ({ path }) => {
      const invoice = await findInvoice(trx, caller.partnerId, path.invoiceId);
      if (!invoice) return notFound('invoice');
      const pdf = await invoicePdf(invoice, brand);
      const file = {
        stream: Readable.from([pdf]),
        name: fileNameOf(invoice),
        type: 'application/pdf',
        size: pdf.length,
      };
      return ok(new FileReply(file));
    },
  }) satisfies Partial<Operations>;
