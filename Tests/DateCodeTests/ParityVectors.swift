/// Written by Scripts/training/export.py: every n-th value of the networks' outputs for the parity pictures.
enum ParityVectors {
    /// A picture of the keyword หมดอายุ: its width, and the grey values of its pixels in Base64.
    static let keywordWidth = 137
    static let keywordPicture = """
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm46pgTYjb5ua7aU1vyubm5ubm5tq5tczk5ubmy7Kz1ubm5ubm5uDKubK0wNjm5ubm5ubm5ubm5ubjzruz
        uNDl5ubm5ubm5ubiy7eyt8Xd5ubm5ubm5ubm5Mazv+Dm5ubJsrTY5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5uObMT02
        LJLlyEA3Pipv5ubm5ubaaEY9Ravm5uZyKjS35ubm5tunYEExKis3Up/g5ubm5ubm5ubesGpGMiovSpzj5ubm5ubkwnBCLikuPVyt4ubm5ubm
        5uGRSUM5pebm5mgqN77m5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm0DlIy6EsWeN3MrLIQVbm5ubm5qBKz64yZubm5Uso
        QM7m5ubSaCsoKCgoKCgoKpPj5ubm5ubm5qItKSwtLCkoLq3l5ubm5as4KCstLCkoKDOm5ebm5ubmvTKn2EyJ5ublQihG0+bm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5uavKHjkqSxm30pN18s/eObm5ubmc2Pcjyx65ubTNihS4ubm4GYoKDRcb3JjOSgoO9Lm5ubm5ubm
        yVaNx9vJfikocOPm5ublz0Zkq9bKizwoKE7e5ubm5uaLLcvCRLLm5tAxKFvk5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5sQzSZ1MKIrfSTCNaEPB5ubm5uaPLUIwKJ/m5rQvKHbm5uaxMShTwdzj5d+8Pygowebm5ubm5ubj2OXm5ua4Kih65Obm5ubm0d3l5ubltjQo
        PMrm5ubm5GsoPD9z3ebmriwof+bm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm4qZYMygsq+SEKSgyneXm5ubm5tRvNSgx
        u+blkykonObm5oAoK6bfp2pywN1cKCzL5ubm5ubm5c2HZJvi5pcoKp3m5ubm5ubm5ubm5ubkRCg+zubm5ubZVCgzrdnm5uWMKCil5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5uZcKDnD3mIvNyhR2ubm5ubm5uVmKETP5uRuKDC75ublWCg5v40/iVFYzUYoRdfm
        5ubm5ubDS1uFM8LlcCguwubm5ubm5ubm5ubm5tk7KErg5ubm5tpbKi/G5ebm4mgoMsHm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm4TwoSNSBKH5GKD/W5ubm5ubm4kEoWODm4kcoQ87m5t84KEnEPJrlik+9Lihj4Obm5ubm5GQ+yuBJst5RKDbh5ubm5ubm5ubm
        5ubmuzIoa+Xm5ubm47NVK07S5ubeRShI0ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubGMihfnS9ZwDooU+Tm5ubm
        3I9JKShy5ebULChZ3+bmwTAoZNJAZpxFkaYoKIPl5ubm5ubSQTOQgE3Wyj8oWObm5ubm5ubm5ubm5uWdKiiR5ubm5ua0OyooOc3m5tIrKF/h
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5aYsKFc6PseyMCh45ubm5uGBNUItKD+d3bApKHnm5uWfKyiHuD8oKm7a
        gCgoqebm5ubm5rgzKD9pxeW0Lih/5ubm5ubm5ubm5ubm5XkoLLPm5ubm5XUoK5i54ebmrygogObm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ublhSgoKTCk5pMoKJ7m5ubmxT2O3WUoKCxpdigooObm5H0oKGg5KCp22uFeKCjP5ubm5ubmnCkonObm5pUoK6Hm5ubm
        5ubm5ubm5ublUyg9yObm5ubdUygw1+Dg4OCIKCin5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5uJgKCgqe+Tmbigy
        uebm5ua0Mq3QTCkoKCgpKCzC5ubhVygoKSgykuHl0kgoP9/m5ubm5uZ2KCt4mJiYVyg0v+bm5ubm5ubm5ubm5t8zKFDb5ubm5sk+KCgtLS0t
        LSooLcjm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm3zsoKFrV5uVIKEPP5ubm5sE2OT0rj1sqKCgoQ9Hm5tw0KCgo
        Ra3j5ubAMyhl4ubm5ubm5VAoKCgoKCgoKD7a5ubm5ubm5ubm5ubmvSwobeXm5ubmsy0oKCgoKCgoKChG1ebm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubTRkVSvubm2k9FaeHm5ubm4aZaUY7e1HpFRUVw3ubmy0VFRV/B5ubm5rNGRZXl5ubm5ubcVUVFRUVFRUVF
        a+Xm5ubm5ubm5ubm5uanR0Wc5ubm5uahRUVFRUVFRUVFRXPf5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubl4uDi5ebm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5tNkNFjJ
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubieW6bMojm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5t9dgogslubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5bNDKCy15ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5FooPcjm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ublzsjM4ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm
        5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5ubm5g==
        """
    static let detectorProbability: [Float] = [
        0.0035, 0.0010, 0.0008, 0.0018, 0.0002, 0.0006, 0.0015, 0.0002, 0.0006, 0.0011, 0.0003,
        0.0004, 0.0013, 0.0001, 0.0004, 0.0011, 0.0001, 0.0003, 0.0015, 0.0001, 0.0004, 0.0011,
        0.0001, 0.0011,
    ]
    static let detectorHeight: [Float] = [
        1.8233, 0.7417, 0.7969, 1.5861, 0.8078, 1.0393, 1.5523, 0.7632, 0.9949, 1.2197, 0.8001,
        1.0671, 1.1924, 0.7423, 0.9271, 1.1476, 0.7961, 0.8882, 1.0852, 0.8398, 1.0727, 1.2109,
        0.7279, 1.3034,
    ]
    static let recogniserLogProbability: [Float] = [
        0.0000, -30.3870, -15.3862, -11.6808, -10.6907, -18.3471, -3.7933, -16.5714, -12.1450, -15.2114, -38.0137,
        -8.8283, -9.1197, -9.5685, -10.0954, -8.0398, -13.9677, -9.5089, -8.9569, -11.3384, -12.2001, -11.8644,
        -13.8441, -9.0139, -10.3171, -9.6374, -13.0455, -13.9881,
    ]
    static let keywordLogProbability: [Float] = [
        -0.0001, -13.7273, -7.4822, -13.7834, -10.2407, -10.1018, -14.4306, -15.3839, -10.6684, -14.1146, -15.1838,
        -17.3333, -18.1311, -21.3655, -24.2873, -25.7200, -21.7305, -15.8975, -16.6434, -0.0001, -14.2660, -15.2028,
        -23.7627, -22.7929, -23.0822, -27.7151, -22.2820, -36.7519,
    ]
}
