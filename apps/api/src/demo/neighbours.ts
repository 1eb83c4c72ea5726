/** A brokerage of the demo's directory; nobody works there. */
export interface Neighbour {
  alias: string;
  name: string;
  place: [countryId: string, state: string, city: string];
  phone: string;
  slogan?: string;
  direction?: string;
  resume?: string;
  tags: string[];
  branches: string[];
  layout?: 'blocks';
  /** Colours of its logo; without them it has none. */
  logo?: [ground: string, mark: string];
  hasWebsite?: boolean;
}

const people = ['Vida individual', 'Vida en grupo', 'Asistencia médica', 'Accidentes personales'];
const goods = ['Incendio', 'Robo', 'Hogar', 'Multirriesgo'];
const trade = ['Transporte', 'Responsabilidad civil', 'Fianzas', 'Todo riesgo para contratistas'];

/** About two dozen, most of them in Ecuador: enough that the directory can be searched, narrowed and leafed through. */
export const neighbours: Neighbour[] = [
  {
    ...{ alias: 'cumbre-asesores', name: 'Cumbre Asesores de Seguros', place: ['218', 'EC-P', 'Quito'] },
    ...{ phone: '+593984120933', direction: 'Av. 12 de Octubre N24-660, edificio Concorde, piso 7' },
    slogan: 'Comparamos nueve aseguradoras para que usted no tenga que hacerlo',
    resume:
      'Somos un equipo de doce personas en Quito. Buscamos la póliza que conviene, la explicamos sin letra pequeña y damos la cara cuando hay un siniestro: de cada cien reclamos presentados el año pasado, noventa y cuatro se pagaron en menos de veinte días.',
    ...{ tags: ['salud', 'vida', 'familias', 'siniestros'], branches: [...people, 'Vehículos', 'Hogar'] },
    ...{ layout: 'blocks', logo: ['#12355b', '#f2b134'], hasWebsite: true },
  },
  {
    ...{ alias: 'ruta-segura', name: 'Ruta Segura', place: ['218', 'EC-G', 'Guayaquil'], phone: '+593991875420' },
    ...{
      slogan: 'Vehículos y flotas, con grúa en toda la costa',
      direction: 'Av. Francisco de Orellana, World Trade Center',
    },
    resume:
      'Aseguramos desde un automóvil hasta una flota de camiones. Atendemos emergencias las 24 horas por teléfono y WhatsApp.',
    ...{
      tags: ['vehículos', 'flotas', 'transporte', '24 horas'],
      branches: ['Vehículos', 'Transporte', 'Responsabilidad civil'],
    },
    ...{ logo: ['#b3261e', '#fff4e5'], hasWebsite: true },
  },
  {
    ...{ alias: 'tomebamba-seguros', name: 'Tomebamba Corredores de Seguros', place: ['218', 'EC-A', 'Cuenca'] },
    ...{ phone: '+593987003214', slogan: 'Tres generaciones cuidando lo suyo', direction: 'Calle Larga 8-41' },
    resume:
      'Empresa familiar de Cuenca, fundada en 1979. Conocemos a nuestros clientes por su nombre y a sus negocios por dentro.',
    ...{
      tags: ['familias', 'hogar', 'pymes'],
      branches: [...goods, 'Vehículos', 'Vida individual'],
      logo: ['#0b6e4f', '#e8f5e9'],
    },
  },
  {
    ...{
      alias: 'puerto-mar',
      name: 'Puerto y Mar Agencia Asesora',
      place: ['218', 'EC-M', 'Manta'],
      phone: '+593993350871',
    },
    ...{
      slogan: 'Cascos, carga y pesca',
      tags: ['marítimo', 'pesca', 'transporte'],
      branches: ['Casco marítimo', 'Transporte', 'Incendio'],
    },
    resume:
      'Trabajamos con armadores, exportadores y empacadoras de Manabí. Inspeccionamos en puerto antes de cotizar.',
    logo: ['#01579b', '#b3e5fc'],
  },
  {
    ...{
      alias: 'chimborazo-agro',
      name: 'Chimborazo Agroseguros',
      place: ['218', 'EC-H', 'Riobamba'],
      phone: '+593968214570',
    },
    ...{
      slogan: 'Para quien vive de la tierra',
      tags: ['agro', 'ganado', 'cooperativas'],
      branches: ['Agropecuario', 'Vida en grupo', 'Incendio'],
    },
  },
  {
    ...{ alias: 'ambato-protege', name: 'Ambato Protege', place: ['218', 'EC-T', 'Ambato'], phone: '+593995542108' },
    ...{
      slogan: 'Seguros para comercios y talleres',
      tags: ['pymes', 'comercio', 'incendio'],
      branches: [...goods, 'Fianzas'],
    },
    logo: ['#4a148c', '#e1bee7'],
  },
  {
    ...{
      alias: 'vilcabamba-vida',
      name: 'Vilcabamba Vida y Salud',
      place: ['218', 'EC-L', 'Loja'],
      phone: '+593979112233',
    },
    ...{ slogan: 'Planes médicos que sí se usan', tags: ['salud', 'jubilados', 'extranjeros'], branches: people },
    resume: 'Atendemos en español y en inglés a familias y a jubilados de otros países que viven en Loja y Vilcabamba.',
  },
  {
    ...{
      alias: 'ibarra-y-asociados',
      name: 'Ibarra, Pozo y Asociados',
      place: ['218', 'EC-I', 'Ibarra'],
      phone: '+593986671029',
    },
    ...{ tags: ['vehículos', 'pymes'], branches: ['Vehículos', ...goods], logo: ['#37474f', '#ffca28'] },
  },
  {
    ...{ alias: 'fianzas-andinas', name: 'Fianzas Andinas', place: ['218', 'EC-P', 'Quito'], phone: '+593998451200' },
    ...{
      slogan: 'Su contrato, garantizado en 24 horas',
      tags: ['fianzas', 'construcción', 'contratación pública'],
      branches: trade,
    },
    ...{ direction: 'Av. Amazonas N37-29', logo: ['#263238', '#80cbc4'], hasWebsite: true },
  },
  {
    alias: 'consorcio-nacional',
    name: 'Consorcio Nacional de Asesores Productores de Seguros Generales, de Vida y de Asistencia Médica del Litoral y la Sierra',
    ...{ place: ['218', 'EC-G', 'Guayaquil'], phone: '+593994408877', slogan: 'Cuarenta oficinas, una sola atención' },
    resume:
      'Reunimos a corredores independientes de diecinueve provincias, con un centro de reclamos común y pólizas negociadas en conjunto.',
    ...{
      tags: ['vida', 'salud', 'vehículos', 'empresas', 'cooperativas'],
      branches: [...people, ...goods, ...trade, 'Vehículos'],
    },
  },
  {
    ...{
      alias: 'galapagos-seguros',
      name: 'Galápagos Seguros',
      place: ['218', 'EC-W', 'Puerto Ayora'],
      phone: '+593981230456',
    },
    ...{
      slogan: 'Embarcaciones, buceo y turismo',
      tags: ['turismo', 'marítimo', 'viajes'],
      branches: ['Casco marítimo', 'Viajes', 'Accidentes personales'],
    },
    logo: ['#006064', '#ffab91'],
  },
  {
    ...{
      alias: 'machala-corredores',
      name: 'El Oro Corredores',
      place: ['218', 'EC-O', 'Machala'],
      phone: '+593967784512',
    },
    ...{
      slogan: 'Banano, camarón y minería',
      tags: ['agro', 'camarón', 'exportación'],
      branches: ['Agropecuario', 'Transporte', 'Incendio'],
    },
  },
  {
    ...{
      alias: 'faro-corredores',
      name: 'Faro Corredores',
      place: ['170', 'CO-ANT', 'Medellín'],
      phone: '+573104567812',
    },
    ...{
      slogan: 'Luz cuando más se necesita',
      tags: ['salud', 'vida', 'empresas'],
      branches: people,
      logo: ['#1a237e', '#ffd54f'],
    },
    ...{
      resume: 'Acompañamos a empresas antioqueñas en riesgos laborales, vida grupo y salud prepagada.',
      hasWebsite: true,
    },
  },
  {
    ...{ alias: 'sabana-seguros', name: 'Sabana Seguros', place: ['170', 'CO-DC', 'Bogotá'], phone: '+573157789045' },
    ...{
      slogan: 'Su carro y su casa, en una sola llamada',
      tags: ['vehículos', 'hogar', 'familias'],
      branches: ['Vehículos', ...goods],
    },
  },
  {
    ...{ alias: 'pacifico-cali', name: 'Pacífico Asesores', place: ['170', 'CO-VAC', 'Cali'], phone: '+573009981234' },
    ...{ tags: ['pymes', 'cumplimiento', 'fianzas'], branches: trade, logo: ['#00695c', '#fff59d'] },
  },
  {
    ...{
      alias: 'miraflores-broker',
      name: 'Miraflores Broker',
      place: ['604', 'PE-LMA', 'Lima'],
      phone: '+51987654120',
    },
    ...{
      slogan: 'Seguros corporativos con asesor propio',
      tags: ['empresas', 'salud', 'EPS'],
      branches: [...people, ...trade],
    },
    ...{
      resume: 'Administramos programas de seguros de más de ochenta empresas en Lima y provincias.',
      logo: ['#880e4f', '#f8bbd0'],
      hasWebsite: true,
    },
  },
  {
    ...{ alias: 'misti-seguros', name: 'Misti Seguros', place: ['604', 'PE-ARE', 'Arequipa'], phone: '+51958741203' },
    ...{
      slogan: 'Minería y transporte pesado',
      tags: ['minería', 'transporte', 'SOAT'],
      branches: ['Vehículos', 'Transporte', 'Responsabilidad civil'],
    },
  },
  {
    ...{ alias: 'reforma-fianzas', name: 'Reforma Seguros y Fianzas', place: ['484', 'MX-CMX', 'Ciudad de México'] },
    ...{
      phone: '+525512345678',
      slogan: 'Agentes certificados desde 1991',
      tags: ['gastos médicos', 'autos', 'fianzas'],
    },
    ...{
      branches: ['Vehículos', ...people, 'Fianzas'],
      direction: 'Paseo de la Reforma 296',
      logo: ['#1b5e20', '#ffffff'],
      hasWebsite: true,
    },
  },
  {
    ...{ alias: 'tapatia-agentes', name: 'Tapatía Agentes de Seguros', place: ['484', 'MX-JAL', 'Guadalajara'] },
    ...{
      phone: '+523312345678',
      tags: ['autos', 'hogar', 'pymes'],
      branches: ['Vehículos', ...goods],
      slogan: 'Cerca y a tiempo',
    },
  },
  {
    ...{ alias: 'regia-riesgos', name: 'Regia Administración de Riesgos', place: ['484', 'MX-NLE', 'Monterrey'] },
    ...{
      phone: '+528112345678',
      tags: ['industria', 'empresas', 'transporte'],
      branches: trade,
      logo: ['#3e2723', '#ffcc80'],
    },
  },
  {
    ...{
      alias: 'retiro-corredores',
      name: 'Retiro Correduría',
      place: ['724', 'ES-M', 'Madrid'],
      phone: '+34612345678',
    },
    ...{
      slogan: 'Correduría independiente, sin ataduras',
      tags: ['hogar', 'comunidades', 'autónomos'],
      branches: [...goods, 'Vehículos', 'Responsabilidad civil'],
    },
    ...{
      resume: 'Analizamos el mercado con criterio propio y cobramos lo mismo venga la póliza de donde venga.',
      logo: ['#283593', '#c5cae9'],
      hasWebsite: true,
    },
  },
  {
    ...{ alias: 'turia-seguros', name: 'Turia Seguros', place: ['724', 'ES-V', 'Valencia'], phone: '+34655443322' },
    ...{
      slogan: 'Mascotas, motos y mudanzas',
      tags: ['mascotas', 'vehículos', 'jóvenes'],
      branches: ['Mascotas', 'Vehículos', 'Hogar'],
    },
  },
  {
    ...{
      alias: 'biscayne-insurance',
      name: 'Biscayne Insurance Group',
      place: ['840', 'US-FL', 'Miami'],
      phone: '+13052345678',
    },
    ...{
      slogan: 'Coverage that speaks your language',
      tags: ['health', 'home', 'flood', 'bilingual'],
      branches: ['Home', 'Flood', 'Auto', 'Health'],
    },
    resume:
      'We help families and small businesses in South Florida to choose health, home and flood cover, in English and Spanish. Claims are handled by the same person who sold you the policy.',
    ...{ logo: ['#0d47a1', '#ff8a65'], hasWebsite: true },
  },
  {
    ...{
      alias: 'lone-star-latino',
      name: 'Lone Star Latino Insurance',
      place: ['840', 'US-TX', 'Houston'],
      phone: '+17132345678',
    },
    ...{
      slogan: 'Auto y negocio, en español',
      tags: ['auto', 'small business', 'bilingual'],
      branches: ['Auto', 'Commercial liability'],
    },
  },
];
