/** Synonyms of property types by the ids of their records; their names are in the records. */

export const typeWords: Record<string, string> = {
  apartment: `apartment, apartments, appartment, appartments, apartement, flat, flats, apt, apts,
    appt, appts, condo, condos, condominium,
    appartement, appartements, appart, apparts,
    квартира, квартирка, кв, апартаменты, апартамент, апарт, апарты, хата,
    شقة, شقق, الشقة, شقه سكنية, شقق سكنية, ابارتمنت`,
  penthouse: `penthouse, penthouses, pent house, pent houses, penthause, appartement terrasse sur le toit,
    пентхаус, пентхауз, пент хаус, بنتهاوس, بنت هاوس, بينتهاوس, بنتهاوسات, البنتهاوس`,
  villa: `villa, villas, vila, vilas, house, houses, maison, maisons, maison individuelle,
    maison indépendante, вилла, вила, дом, домик, коттедж, فيلا, فلل, فيلات, فله, فيلل, فيله, بيت,
    بيوت`,
  townhouse: `townhouse, townhouses, town house, town houses, townhome, townhomes, row house,
    terraced house, maison de ville, maisons de ville, maison mitoyenne, maisons mitoyennes,
    таунхаус, таунхауз, таун хаус, таунхаусы, تاون هاوس, تاونهاوس, تاون هاوسات, تاون هاوزز,
    تاونهاوسات,
    منزل تاون هاوس, تاون هاوسز`,
  mansion: `mansion, mansions, palace, demeure, demeures, manoir, hôtel particulier, palais, château,
    особняк, дворец, قصر, قصور`,
  office: `office, offices, office space, office spaces, office unit, workspace, work space,
    bureau, bureaux, espace de bureau, espace de bureaux, espace bureau, plateau de bureaux,
    офис, офисное помещение, офисная площадь, مكتب, مكاتب, مساحة مكتبية, مكتب تجاري, مكاتب تجارية`,
  retail: `retail, retail unit, retail units, retail space, retail shop, shop, shops, store, stores,
    storefront, boutique, boutiques, showroom, showrooms, commercial space, commercial unit,
    local commercial, locaux commerciaux, un local, le local, local pro, local professionnel,
    locaux, magasin, magasins, commerce, fonds de commerce,
    торговое помещение, торговая площадь, магазин, бутик, шоурум, торговая точка, ритейл,
    коммерческое помещение, محل, محلات, محل تجاري, محلات تجارية, متجر, متاجر, دكان, دكاكين, معرض,
    وحدة تجزئة`,
  warehouse: `warehouse, warehouses, warehousing, godown, storage facility, industrial unit,
    entrepôt, entrepôts, entrepot, hangar, dépôt,
    склад, складское помещение, складская площадь, ангар, مستودع, مستودعات, مخزن, مخازن, هنجر, هنكر`,
}

/** Types that make a purpose commercial. */
export const COMMERCIAL_TYPES = ['office', 'retail', 'warehouse']

/** `Penthouse apartment` is a penthouse. */
export const GENERAL_TYPE = 'apartment'
export const OFFICE = 'office'
