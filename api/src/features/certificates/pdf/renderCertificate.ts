import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { loadSharp } from '../../../platform/loadSharp';
import { CertificatePage } from './CertificatePage';
import { getFontFiles } from './fonts';
import type { PrintedCertificate, PrintedSignature } from './PrintedCertificate';
import { PAGE, type Template, templates } from './templates';

/** Points. */
const LOGO = { width: 170, height: 56 };
const SIGNATURE = { width: 120, height: 42, top: 420 };
const QR_SIDE = 74;
/** chosen: 150 pixels per inch look sharp in print, and keep the file small; a point is 1/72 inch. */
const PIXELS_PER_POINT = 150 / 72;

/** Draws a certificate as a PDF of one page, A4 landscape (CE-10). */
export async function renderCertificate(certificate: PrintedCertificate): Promise<Buffer> {
  const [logo, signatures] = await Promise.all([
    certificate.logo && shrink(certificate.logo, LOGO),
    Promise.all(certificate.signatures.map(shrinkSignature)),
  ]);
  const document = openDocument(certificate);
  const content = buffer(document);
  const page = new CertificatePage(document);
  const template = templates[certificate.template];
  page.decorate(template.decorate);
  drawTexts(page, template, { ...certificate, ...(logo && { logo }) });
  drawSignatures(page, template, signatures);
  drawProof(page, template, certificate);
  page.end();
  return content;
}

function openDocument({ title, name, issuedAt }: PrintedCertificate): PDFKit.PDFDocument {
  const document = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // By default the library loads a font of its own.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${title}: ${name}`, Producer: 'Marquee', Creator: 'Marquee', CreationDate: issuedAt },
  });
  for (const { name: font, content } of [...getFontFiles('display'), ...getFontFiles('text')])
    document.registerFont(font, content);
  return document;
}

/** Without metadata and transparency tricks, so that every picture of one content has the same bytes. */
async function shrink(
  picture: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture)
    .resize({
      width: Math.round(width * PIXELS_PER_POINT),
      height: Math.round(height * PIXELS_PER_POINT),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

const shrinkSignature = async (signature: PrintedSignature): Promise<PrintedSignature> => ({
  ...signature,
  ...(signature.picture && { picture: await shrink(signature.picture, SIGNATURE) }),
});

function drawTexts(page: CertificatePage, template: Template, certificate: PrintedCertificate): void {
  const { title, name, text, organization, logo } = certificate;
  const { left, right, alignment } = template;
  if (logo !== undefined)
    page.drawPicture(
      logo,
      {
        x: alignment === 'center' ? (left + right - LOGO.width) / 2 : left,
        y: 62,
        ...LOGO,
        alt: `Logo of ${organization}`,
      },
      alignment,
    );
  let top = logo === undefined ? 84 : 124;
  const write = (
    tag: 'H1' | 'P',
    content: string,
    style: Parameters<CertificatePage['write']>[2]['style'],
  ): void => {
    top = page.write(tag, content, { top, style, place: template });
  };
  const { titleColor, nameColor, textColor } = template;
  write('P', organization, { typeface: 'text', color: textColor, size: 13, height: 19 });
  top += 6;
  write('H1', title, { typeface: 'display', color: titleColor, size: 32, height: 48 });
  top += 10;
  write('P', name, { typeface: 'display', color: nameColor, size: 44, height: 66 });
  top += 6;
  write('P', text, { typeface: 'text', color: textColor, size: 16, height: SIGNATURE.top - 8 - top });
}

/** Up to three signatures beside each other, left of the QR code. */
function drawSignatures(
  page: CertificatePage,
  { left, right, textColor }: Template,
  signatures: readonly PrintedSignature[],
): void {
  const width = (right - QR_SIDE - 24 - left) / 3;
  for (const [index, { name, role, picture }] of signatures.entries()) {
    const place = {
      left: left + index * width,
      right: left + (index + 1) * width - 18,
      alignment: 'left',
    } as const;
    const { top } = SIGNATURE;
    if (picture !== undefined)
      page.drawPicture(picture, { x: place.left, y: top, ...SIGNATURE, alt: `Signature of ${name}` }, 'left');
    page.decorate((document) =>
      document
        .moveTo(place.left, top + SIGNATURE.height + 4)
        .lineTo(place.right, top + SIGNATURE.height + 4)
        .lineWidth(0.7)
        .stroke(textColor),
    );
    const style = { typeface: 'text', color: textColor } as const;
    const below = page.write('P', name, {
      top: top + SIGNATURE.height + 8,
      style: { ...style, size: 11, height: 16 },
      place,
    });
    if (role !== '') page.write('P', role, { top: below, style: { ...style, size: 9, height: 13.1 }, place });
  }
}

/** The QR code and the code below it, by which everybody can check the certificate. */
function drawProof(
  page: CertificatePage,
  { left, right, textColor }: Template,
  { code, url }: PrintedCertificate,
): void {
  page.drawQr(url, { x: right - QR_SIDE, y: 434, side: QR_SIDE });
  page.write(
    'P',
    `Check this certificate: ${url.replace(/^https?:\/\//, '').replace(code.replaceAll('-', ''), code)}`,
    {
      top: 520,
      style: { typeface: 'text', color: textColor, size: 8, height: 11.7 },
      place: { left, right, alignment: 'left' },
    },
  );
}
