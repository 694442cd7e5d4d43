/**
 * Municipalities of fifty thousand inhabitants and more: INE code, and inhabitants in thousands, rounded (INE, municipal register
 * of 1 January 2024). All others are smaller.
 */
export const LARGE_TOWNS: readonly (readonly [id: number, thousands: number])[] = [
  [28_079, 3_422], // Madrid
  [8_019, 1_686], // Barcelona
  [46_250, 825], // València
  [50_297, 691], // Zaragoza
  [41_091, 688], // Sevilla
  [29_067, 592], // Málaga
  [30_030, 474], // Murcia
  [7_040, 438], // Palma
  [35_016, 381], // Las Palmas de Gran Canaria
  [3_014, 358], // Alacant/Alicante
  [48_020, 348], // Bilbao
  [14_021, 324], // Córdoba
  [47_186, 301], // Valladolid
  [36_057, 294], // Vigo
  [8_101, 283], // L'Hospitalet de Llobregat
  [33_024, 269], // Gijón
  [1_059, 258], // Vitoria-Gasteiz
  [15_030, 249], // A Coruña
  [3_065, 243], // Elx/Elche
  [18_087, 230], // Granada
  [8_015, 227], // Badalona
  [8_279, 226], // Terrassa
  [33_044, 220], // Oviedo
  [8_187, 219], // Sabadell
  [30_016, 219], // Cartagena
  [28_092, 213], // Móstoles
  [11_020, 213], // Jerez de la Frontera
  [38_038, 211], // Santa Cruz de Tenerife
  [31_201, 208], // Pamplona/Iruña
  [4_013, 201], // Almería
  [28_005, 200], // Alcalá de Henares
  [28_074, 192], // Leganés
  [28_058, 190], // Fuenlabrada
  [20_069, 189], // Donostia/San Sebastián
  [28_065, 188], // Getafe
  [12_040, 181], // Castelló de la Plana/Castellón de la Plana
  [9_059, 176], // Burgos
  [2_003, 174], // Albacete
  [39_075, 174], // Santander
  [28_007, 172], // Alcorcón
  [38_023, 160], // San Cristóbal de La Laguna
  [29_069, 159], // Marbella
  [26_089, 151], // Logroño
  [6_015, 151], // Badajoz
  [25_120, 145], // Lleida
  [37_274, 144], // Salamanca
  [21_041, 143], // Huelva
  [43_148, 142], // Tarragona
  [41_038, 139], // Dos Hermanas
  [28_148, 138], // Torrejón de Ardoz
  [28_106, 134], // Parla
  [8_121, 130], // Mataró
  [11_004, 124], // Algeciras
  [24_089, 121], // León
  [8_245, 120], // Santa Coloma de Gramenet
  [28_006, 119], // Alcobendas
  [23_050, 112], // Jaén
  [11_012, 111], // Cádiz
  [43_123, 109], // Reus
  [4_079, 107], // Roquetas de Mar
  [17_079, 106], // Girona
  [32_054, 104], // Ourense
  [35_026, 103], // Telde
  [48_013, 101], // Barakaldo
  [28_123, 100], // Rivas-Vaciamadrid
  [27_028, 99], // Lugo
  [15_078, 99], // Santiago de Compostela
  [30_024, 98], // Lorca
  [28_127, 98], // Las Rozas de Madrid
  [8_205, 98], // Sant Cugat del Vallès
  [10_037, 96], // Cáceres
  [11_031, 94], // San Fernando
  [3_133, 94], // Torrevieja
  [28_134, 92], // San Sebastián de los Reyes
  [29_070, 92], // Mijas
  [8_073, 91], // Cornellà de Llobregat
  [19_130, 90], // Guadalajara
  [11_027, 90], // El Puerto de Santa María
  [4_902, 89], // El Ejido
  [28_115, 89], // Pozuelo de Alarcón
  [11_015, 89], // Chiclana de la Frontera
  [46_244, 88], // Torrent
  [45_168, 86], // Toledo
  [29_094, 86], // Vélez-Málaga
  [52_001, 86], // Melilla
  [29_054, 85], // Fuengirola
  [38_006, 85], // Arona
  [45_165, 84], // Talavera de la Reina
  [3_099, 84], // Orihuela
  [28_161, 84], // Valdemoro
  [8_200, 84], // Sant Boi de Llobregat
  [36_038, 83], // Pontevedra
  [51_001, 83], // Ceuta
  [28_049, 82], // Coslada
  [8_184, 80], // Rubí
  [46_131, 79], // Gandia
  [8_113, 79], // Manresa
  [29_051, 77], // Estepona
  [35_022, 77], // Santa Lucía de Tirajana
  [48_044, 76], // Getxo
  [34_120, 76], // Palencia
  [29_025, 76], // Benalmádena
  [30_027, 76], // Molina de Segura
  [41_004, 76], // Alcalá de Guadaíra
  [33_004, 75], // Avilés
  [13_034, 75], // Ciudad Real
  [46_190, 75], // Paterna
  [3_031, 73], // Benidorm
  [28_080, 72], // Majadahonda
  [46_220, 71], // Sagunt/Sagunto
  [29_901, 70], // Torremolinos
  [8_307, 69], // Vilanova i la Geltrú
  [11_032, 69], // Sanlúcar de Barrameda
  [8_056, 68], // Castelldefels
  [8_301, 67], // Viladecans
  [35_004, 67], // Arrecife
  [28_047, 65], // Collado Villalba
  [8_169, 65], // El Prat de Llobregat
  [11_022, 64], // La Línea de la Concepción
  [28_022, 64], // Boadilla del Monte
  [15_036, 63], // Ferrol
  [20_045, 63], // Irun
  [8_096, 63], // Granollers
  [24_115, 62], // Ponferrada
  [28_013, 61], // Aranjuez
  [6_083, 60], // Mérida
  [3_009, 60], // Alcoi/Alcoy
  [3_122, 60], // Sant Vicent del Raspeig/San Vicente del Raspeig
  [28_014, 60], // Arganda del Rey
  [49_275, 59], // Zamora
  [5_019, 59], // Ávila
  [18_140, 59], // Motril
  [8_266, 58], // Cerdanyola del Vallès
  [28_113, 56], // Pinto
  [23_055, 55], // Linares
  [16_078, 54], // Cuenca
  [22_125, 54], // Huesca
  [35_019, 54], // San Bartolomé de Tirajana
  [3_066, 53], // Elda
  [7_011, 53], // Calvià
  [8_124, 52], // Mollet del Vallès
  [33_066, 52], // Siero
  [41_095, 52], // Utrera
  [7_026, 52], // Eivissa
  [40_194, 51], // Segovia
  [39_087, 51], // Torrelavega
];
