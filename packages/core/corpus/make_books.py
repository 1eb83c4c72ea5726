"""Writes the workbooks of the corpus of sheets, which nobody can read as they are; its text files stand as they were written.

How to run it: `python3 packages/core/corpus/make_books.py` writes the books over those in `sheets`, byte for byte; another folder may be named.
What a book reads as stands beside it, as `<book>.json`, written by hand: a new book needs one.
"""

import io
import re
import sys
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

PEOPLE = ['Identificación', 'Nombre', 'Ciudad']
POLICIES = ['Número de póliza', 'Aseguradora', 'Prima neta', 'Comisión %', 'Fecha de inicio']

MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'


class Number:
    """A number of a sheet, with the format in which its cell shows it."""

    def __init__(self, value, format=None):
        self.value = value
        self.format = format


class Cell:
    """A cell as it stands in the file; REF is where its place goes."""

    def __init__(self, xml):
        self.xml = xml


def sheet(name, *rows, state=None, merges=(), hidden=()):
    """A sheet: its rows of texts, numbers and cells, None for what is empty; merged cells by range, hidden rows by number."""
    return {'name': name, 'rows': rows, 'state': state, 'merges': merges, 'hidden': hidden}


def column(index):
    """The letters of a column, from 0."""
    letters = ''
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


class Book:
    """The parts of a workbook; texts and formats are kept once for all its sheets."""

    def __init__(self, sheets, from_1904):
        self.texts = []
        self.formats = []
        self.parts = {}
        for number, one in enumerate(sheets, 1):
            self.parts[f'xl/worksheets/sheet{number}.xml'] = self.sheet_part(one)
        self.parts['xl/workbook.xml'] = self.book_part(sheets, from_1904)
        self.parts['xl/_rels/workbook.xml.rels'] = self.links_part(len(sheets))
        self.parts['_rels/.rels'] = (
            f'<Relationships xmlns="{PACKAGE}">' + self.link('rId1', 'officeDocument', 'xl/workbook.xml') + '</Relationships>'
        )
        texts = ''.join(f'<si><t xml:space="preserve">{escape(text)}</t></si>' for text in self.texts)
        self.parts['xl/sharedStrings.xml'] = f'<sst xmlns="{MAIN}">{texts}</sst>'
        self.parts['xl/styles.xml'] = self.styles_part()

    def cell(self, value, place):
        if isinstance(value, Cell):
            return value.xml.replace('REF', f'r="{place}"')
        if isinstance(value, Number):
            return f'<c r="{place}" s="{self.style(value.format)}"><v>{value.value}</v></c>'
        if value not in self.texts:
            self.texts.append(value)
        return f'<c r="{place}" t="s"><v>{self.texts.index(value)}</v></c>'

    def style(self, format):
        if format is None:
            return 0
        if format not in self.formats:
            self.formats.append(format)
        return self.formats.index(format) + 1

    def sheet_part(self, one):
        rows = ''
        for number, row in enumerate(one['rows'], 1):
            if row is None:
                continue
            cells = ''.join(
                self.cell(value, f'{column(place)}{number}') for place, value in enumerate(row) if value not in (None, '')
            )
            hidden = ' hidden="1"' if number in one['hidden'] else ''
            rows += f'<row r="{number}"{hidden}>{cells}</row>'
        merges = ''.join(f'<mergeCell ref="{area}"/>' for area in one['merges'])
        merged = f'<mergeCells>{merges}</mergeCells>' if merges else ''
        return f'{DECLARATION}<worksheet xmlns="{MAIN}"><sheetData>{rows}</sheetData>{merged}</worksheet>'

    def book_part(self, sheets, from_1904):
        days = '<workbookPr date1904="1"/>' if from_1904 else ''
        listed = ''
        for number, one in enumerate(sheets, 1):
            state = f' state="{one["state"]}"' if one['state'] else ''
            listed += f'<sheet name={quoteattr(one["name"])} sheetId="{number}"{state} r:id="rId{number}"/>'
        return f'<workbook xmlns="{MAIN}" xmlns:r="{LINKS}">{days}<sheets>{listed}</sheets></workbook>'

    def link(self, id, kind, target):
        return f'<Relationship Id="{id}" Type="{LINKS}/{kind}" Target="{target}"/>'

    def links_part(self, count):
        links = ''.join(
            self.link(f'rId{number}', 'worksheet', f'worksheets/sheet{number}.xml') for number in range(1, count + 1)
        )
        links += self.link(f'rId{count + 1}', 'styles', 'styles.xml')
        links += self.link(f'rId{count + 2}', 'sharedStrings', '/xl/sharedStrings.xml')
        return f'<Relationships xmlns="{PACKAGE}">{links}</Relationships>'

    def styles_part(self):
        formats = ''.join(
            f'<numFmt numFmtId="{164 + place}" formatCode={quoteattr(one)}/>' for place, one in enumerate(self.formats)
        )
        cells = ''.join(f'<xf numFmtId="{164 + place}"/>' for place in range(len(self.formats)))
        return (
            f'<styleSheet xmlns="{MAIN}"><numFmts count="{len(self.formats)}">{formats}</numFmts>'
            f'<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>{cells}</cellXfs></styleSheet>'
        )


def prefixed(name, xml, prefix):
    """A part whose tags have a prefix, as some programs write them; parts that only link stay."""
    if not name.startswith('xl/w') or name.endswith('.rels'):
        return xml
    tags = re.sub(r'<(/?)(\w+)', lambda tag: f'<{tag.group(1)}{prefix}:{tag.group(2)}', xml)
    return tags.replace('xmlns=', f'xmlns:{prefix}=')


def archive(parts, compress=zipfile.ZIP_DEFLATED):
    """An archive of these parts, the same each time."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, 'w', zipfile.ZIP_DEFLATED) as zipped:
        for name, text in parts.items():
            zipped.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), text, compress)
    return file.getvalue()


def book(*sheets, from_1904=False, prefix=''):
    """A workbook of these sheets; `from_1904` counts its days as a Mac did."""
    parts = Book(sheets, from_1904).parts
    return archive({name: prefixed(name, xml, prefix) if prefix else xml for name, xml in parts.items()})


def stored(parts):
    """An archive whose parts are not packed."""
    return archive(parts, compress=None)


BOOKS = {
    'cells-as-shown.xlsx': book(
        sheet(
            'Pólizas',
            POLICIES,
            ['P-1', 'Andina', Number(1873.3567, '#,##0.00'), Number(0.15, '0%'), Number(46053, 'dd/mm/yyyy')],
            ['P-2', 'Andina', Number(65.5676, '#,##0.00'), Number(0.125, '0.0%'), Number(46053.75, 'dd/mm/yyyy hh:mm')],
            ['P-3', 'Andina', Number('0.30000000000000004', '#,##0.00'), Number('0.1', '0%'), '31/01/2026'],
        )
    ),
    'all-places.xlsx': book(
        sheet('Pólizas', POLICIES[:4], ['P-1', 'Andina', Number(1873.3567, '#,##0.00'), Number(0.125, '0%')])
    ),
    'zeros-in-front.xlsx': book(
        sheet('Hoja1', ['Cédula', 'Nombre'], [Number(102030405, '0000000000'), 'Ana'], [Number(1710034065), 'Eva'])
    ),
    'days-from-1904.xlsx': book(
        sheet('Hoja1', ['Identificación', 'Nombre', 'Fecha de nacimiento'], ['C5555001', 'Ana', Number(44591, 'dd/mm/yyyy')]),
        from_1904=True,
    ),
    'cover-first.xlsx': book(
        sheet('Portada', ['Andina Corredores'], None, ['Cartera 2026']), sheet('Clientes', PEOPLE, ['C5555001', 'Ana', 'Loja'])
    ),
    'hidden-first.xlsx': book(
        sheet('Listas', PEOPLE, ['C0', 'Nadie', 'X'], state='hidden'),
        sheet('Clientes', PEOPLE, ['C5555001', 'Ana', 'Loja']),
        sheet('Más', PEOPLE, ['C1', 'Nadie', 'X'], state='veryHidden'),
    ),
    'two-sheets-alike.xlsx': book(
        sheet('2025', PEOPLE, ['C5555001', 'Ana', 'Loja']), sheet('2026', PEOPLE, ['C5555002', 'Eva', 'Quito'])
    ),
    'sheet-chosen.xlsx': book(
        sheet('2025', PEOPLE, ['C5555001', 'Ana', 'Loja']), sheet('2026', PEOPLE, ['C5555002', 'Eva', 'Quito'])
    ),
    'merged-heads.xlsx': book(
        sheet(
            'Producción',
            ['Listado de pólizas'],
            None,
            ['N° póliza', 'Aseguradora', 'Contratante', None, 'Prima', None, 'Notas'],
            [None, None, 'Cédula', 'Nombre', 'Neta', 'Total', None],
            ['P-1', 'Andina', '1710034065', 'Ana', Number(100), Number(119), 'x'],
            merges=['A1:G1', 'A3:A4', 'B3:B4', 'C3:D3', 'E3:F3', 'G3:G4'],
        )
    ),
    'columns-beyond-the-heads.xlsx': book(
        sheet('Hoja1', ['Identificación', 'Nombre'], ['C5555001', 'Ana', 'Loja', '099'], ['C5555002', 'Eva'])
    ),
    'merged-rows.xlsx': book(
        sheet(
            'Hoja1',
            ['Póliza', 'Aseguradora', 'Vencimiento', 'Valor'],
            ['P-1', 'Andina', '01/02/2026', Number(10)],
            [None, None, '01/03/2026', Number(10)],
            ['P-2', 'Andina', '01/02/2026', Number(7)],
            merges=['A2:A3', 'B2:B3'],
        )
    ),
    'faulty-cells.xlsx': book(
        sheet(
            'Hoja1',
            PEOPLE,
            ['C5555001', 'Ana', Cell('<c REF t="e"><f>VLOOKUP(1,A:A,2)</f><v>#N/A</v></c>')],
            ['C5555002', Cell('<c REF><f>A1</f></c>'), 'Loja'],
            [Number('1234567890123456789'), 'Luz', 'Quito'],
        )
    ),
    'hidden-rows.xlsx': book(sheet('Hoja1', PEOPLE, ['C5555001', 'Ana', 'Loja'], ['C5555002', 'Eva', 'Quito'], hidden=[3])),
    'drawn-words.xlsx': book(
        sheet(
            'Hoja1',
            PEOPLE,
            [
                'C5555001',
                Cell(
                    '<c REF t="inlineStr"><is><r><t>Ana </t></r><r><rPr><b/></rPr><t xml:space="preserve">&amp; Luz</t></r>'
                    '<rPh sb="0" eb="1"><t>no</t></rPh></is></c>'
                ),
                Cell('<c REF t="str"><f>X</f><v>Loja</v></c>'),
            ],
            ['C5555002', Cell('<c REF t="b"><v>1</v></c>'), Cell('<c REF t="d"><v>2026-01-31T00:00:00</v></c>')],
        )
    ),
    'percents-below-one.xlsx': book(
        sheet(
            'Hoja1',
            POLICIES[:4],
            ['P-1', 'Andina', Number(10), Number(0.005, '0.0%')],
            ['P-2', 'Andina', Number(10), Number(0.15, '0%')],
        )
    ),
    'columns-from-c.xlsx': book(
        sheet('Hoja1', None, [None, None, 'Identificación', 'Nombre'], [None, None, 'C5555001', 'Ana'])
    ),
    'sums-in-a-sheet.xlsx': book(
        sheet(
            'Hoja1',
            ['Póliza', 'Aseguradora', 'Prima neta', 'Prima total'],
            ['P-1', 'Andina', Number(100.25), Number(119)],
            ['P-2', 'Andina', Number(50), Number(60)],
            [None, None, Number('150.25'), Number(179)],
        )
    ),
    'tags-with-a-prefix.xlsx': book(
        sheet(
            'Hoja1',
            PEOPLE,
            ['C5555001', 'Ana', 'Loja'],
            [Cell('<c REF t="inlineStr"><is><t>C5555002</t></is></c>'), 'Eva', 'Quito'],
        ),
        prefix='x',
    ),
    'garbled-in-a-sheet.xlsx': book(
        sheet('Hoja1', ['Identificación', 'Nombre'], ['C5555001', 'MarÃ\u00ada GÃ³mez'])
    ),
    'open-document.ods': stored(
        {'mimetype': 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>'}
    ),
    'binary-book.xlsb': stored({'[Content_Types].xml': '<a/>', 'xl/workbook.bin': 'x'}),
    'some-archive.xlsx': stored({'readme.txt': 'x'}),
    'chart-alone.xlsx': stored(
        {
            'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="G" sheetId="1" r:id="rId1"/></sheets></workbook>',
            'xl/_rels/workbook.xml.rels': '<Relationships>'
            '<Relationship Id="rId1" Type="http://x/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
        }
    ),
    'broken.xlsx': b'PK no zip',
    # Excel keeps a protected file in the frame of its old format.
    'protected.xlsx': bytes.fromhex('d0cf11e0a1b11ae1') + b'\0' * 64,
}

if __name__ == '__main__':
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / 'sheets'
    for name, data in BOOKS.items():
        (folder / name).write_bytes(data)
